/** A page with one message and one button. */

import { Link } from 'wouter';
import { TopBar } from '../app/topbar';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** The button leads to the home page if this is left out. */
  onAct?(): void;
}

export function Message({ title, text, action, onAct }: Props) {
  return (
    <div className="page">
      <TopBar />
      <main className="message">
        <h1>{title}</h1>
        <p>{text}</p>
        {onAct ? (
          <button type="button" className="button brass" onClick={onAct}>
            {action}
          </button>
        ) : (
          <Link href="/" className="button brass">
            {action}
          </Link>
        )}
      </main>
    </div>
  );
}
