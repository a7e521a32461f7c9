/** The menu of a table, the same on this device and online. Whatever it opens, the table stays. */

import type { Table } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { SettingsForm } from '../app/settingsdialog';
import { webGames } from '../games';
import { courseFor } from '../learn/coursefor';
import { Dialog } from '../ui/dialog';
import { lazy } from '../ui/lazy';
import './tablemenu.css';

const ShortRules = lazy(() => import('./shortrules').then(({ ShortRules }) => ({ default: ShortRules })));

/** Does something at once, asks first, leads elsewhere, or shows more. */
export type MenuEntry =
  | { readonly text: string; act(): void }
  | { readonly text: string; readonly question: string; readonly answer: string; act(): void }
  | { readonly text: string; readonly href: string }
  | { readonly text: string; readonly content: ReactNode };

interface Props {
  readonly game: GameId;
  readonly table: Table;
  /** What this table has besides rules, lesson and settings, in this order. */
  readonly entries: readonly (MenuEntry | false | undefined)[];
  /** A line under the entries. */
  readonly note?: string;
  /** Saves a file for a report of a problem. */
  onReport(): void;
  onClose(): void;
}

type Shown = 'entries' | 'rules' | 'settings' | MenuEntry;

export function TableMenu({ game, table, entries, note, onReport, onClose }: Props) {
  const { web } = useWords();
  const [shown, setShown] = useState<Shown>('entries');
  const item = (text: string, onClick: () => void) => (
    <button type="button" className="button" onClick={onClick}>
      {text}
    </button>
  );

  function entry(one: MenuEntry): ReactNode {
    if ('href' in one)
      return (
        <Link href={one.href} className="button">
          {one.text}
        </Link>
      );
    if ('content' in one || 'question' in one) return item(one.text, () => setShown(one));
    return item(one.text, one.act);
  }

  function content(): ReactNode {
    if (shown === 'rules')
      return (
        <Suspense fallback={<progress />}>
          <ShortRules game={game} table={table} />
        </Suspense>
      );
    if (shown === 'settings')
      return (
        <>
          <SettingsForm />
          <div className="actions wrap">
            <button type="button" className="button" title={web.settings.reportNote} onClick={onReport}>
              {web.settings.report}
            </button>
          </div>
          <p className="quiet">{web.settings.version(__VERSION__)}</p>
        </>
      );
    if (shown === 'entries')
      return (
        <>
          <ul className="menu-entries">
            <li>{item(web.table.rules, () => setShown('rules'))}</li>
            <li>
              <a
                href={`/learn/${courseFor(webGames[game], table.options)}`}
                target="_blank"
                rel="noreferrer"
                className="button"
              >
                {web.table.howToPlay}
              </a>
            </li>
            {/* The entries stay until the words of the settings are there. */}
            <li>{item(web.settings.title, () => startTransition(() => setShown('settings')))}</li>
            {entries.map((one) => one && <li key={one.text}>{entry(one)}</li>)}
          </ul>
          {note && <p className="quiet">{note}</p>}
        </>
      );
    if ('content' in shown) return shown.content;
    if (!('question' in shown)) return undefined;
    return (
      <div className="ask">
        <p>{shown.question}</p>
        <button
          type="button"
          className="button brass"
          onClick={() => {
            shown.act();
            onClose();
          }}
        >
          {shown.answer}
        </button>
      </div>
    );
  }

  const titles = { entries: web.table.menu, rules: web.table.rules, settings: web.settings.title };
  return (
    <Dialog title={typeof shown === 'string' ? titles[shown] : web.table.menu} className="menu" onClose={onClose}>
      {content()}
      <div className="actions">
        {shown !== 'entries' && item(web.table.back, () => setShown('entries'))}
        <button type="button" className="button brass" onClick={onClose}>
          {web.settings.close}
        </button>
      </div>
    </Dialog>
  );
}
