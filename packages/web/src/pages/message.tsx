/** A page with one sentence and one action. */

import { Link } from 'wouter';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Goes to the games if it is left out. */
  onAct?(): void;
}

export function Message({ title, text, action, onAct }: Props) {
  return (
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
  );
}
