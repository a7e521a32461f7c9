/** What stands beside the board, such as moves and chat: a column with tabs or, in small windows, sheets from below. */

import { type ReactNode, useState } from 'react';
import { useWords } from '../app/language';
import { Dialog } from '../ui/dialog';
import { useMediaQuery } from '../ui/mediaquery';
import { Tabs } from '../ui/tabs';

export interface Panel {
  readonly id: string;
  readonly label: string;
  /** How many lines of it have not been read. */
  readonly unread?: number;
  /** In the page only while it is shown. */
  readonly content: ReactNode;
}

/** From here on the panels stand beside the board; the style sheet has the same number. */
const WIDE = '(min-width: 1000px)';

export const useWide = () => useMediaQuery(WIDE);

/** The count of unread lines, on a tab or a button. */
export function Unread({ panel: { unread = 0 } }: { readonly panel: Panel }) {
  const { web } = useWords();
  if (unread === 0) return undefined;
  return (
    <>
      <span className="count" aria-hidden="true">
        {unread}
      </span>
      <span className="hidden">, {web.table.unread(unread)}</span>
    </>
  );
}

/** The column beside the board. */
export function SideColumn({ panels }: { readonly panels: readonly Panel[] }) {
  const { web } = useWords();
  const [first] = panels;
  const [chosen, choose] = useState(first!.id);
  return (
    <aside className="side-column" aria-label={panels.length > 1 ? web.table.side : first!.label}>
      {panels.length > 1 ? (
        <Tabs
          label={web.table.side}
          tabs={panels.map((panel) => ({ ...panel, mark: <Unread panel={panel} /> }))}
          chosen={chosen}
          onChoose={choose}
        />
      ) : (
        <>
          <h2>{first!.label}</h2>
          {first!.content}
        </>
      )}
    </aside>
  );
}

/** A panel as a sheet from below, which leaves the board in sight. */
export function PanelSheet({ panel, onClose }: { readonly panel: Panel; onClose(): void }) {
  return (
    <Dialog title={panel.label} className="sheet-below" closes onClose={onClose}>
      {panel.content}
    </Dialog>
  );
}
