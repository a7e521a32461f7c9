/** Puts the page together. */

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import './look/look.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
