/** Tabs by the ARIA pattern: arrow keys go from tab to tab, and only the panel of the chosen one is in the page. */

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** More on the tab than its label, such as a count. */
  readonly mark?: ReactNode;
  readonly content: ReactNode;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The id of the chosen tab; the first one is chosen if there is no such tab. */
  readonly chosen: string;
  onChoose(id: string): void;
}

export function Tabs({ label, tabs, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const shown = tabs[at]!;

  function onKeyDown(event: KeyboardEvent): void {
    const last = tabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onChoose(tabs[to]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" className="tabs" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label, mark }) => {
          const isShown = id === shown.id;
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${prefix}-${id}`}
              className="tab"
              aria-selected={isShown}
              aria-controls={isShown ? `${prefix}-panel` : undefined}
              tabIndex={isShown ? 0 : -1}
              onClick={() => onChoose(id)}
            >
              {label}
              {mark}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${prefix}-panel`} className="tab-panel" aria-labelledby={`${prefix}-${shown.id}`}>
        {shown.content}
      </div>
    </>
  );
}
