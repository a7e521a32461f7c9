/** A page with one message and several ways on. */

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TopBar } from '../app/topbar';
import { useOnlineWords } from './onlinewords';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The main button, if there is something better to do than to leave. */
  readonly children?: ReactNode;
}

export function OnlineMessage({ title, text, children }: Props) {
  const { ways } = useOnlineWords();
  return (
    <div className="page online">
      <TopBar />
      <main className="online-message">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="actions wrap">
          {children ?? (
            <Link href="/online/invite" className="button brass">
              {ways.invite}
            </Link>
          )}
          <Link href="/online" className="button">
            {ways.mine}
          </Link>
          <Link href="/" className="button">
            {ways.home}
          </Link>
        </div>
      </main>
    </div>
  );
}
