// npm run gallery: every board in every state, theme, size and language, on one page. PORT chooses where.

import { serveGallery } from './galleryserver.mjs';
import { setUp } from './setup.mjs';

await setUp();
const { address } = await serveGallery({ port: Number(process.env.PORT ?? 5173), live: true });
console.log(`The gallery is at ${address}`);
