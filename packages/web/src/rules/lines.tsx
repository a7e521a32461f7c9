/** Paragraphs of the rules. Lines that start with • become list items, and notation is drawn. */

import { DrawnText } from '../learn/drawntext';

export function Lines({ lines }: { readonly lines: readonly string[] }) {
  const blocks: { readonly list: boolean; readonly lines: string[] }[] = [];
  for (const line of lines) {
    const list = line.startsWith('• ');
    const last = blocks.at(-1);
    if (list && last?.list) last.lines.push(line.slice(2));
    else blocks.push({ list, lines: [list ? line.slice(2) : line] });
  }
  return blocks.map((block) =>
    block.list ? (
      <ul key={block.lines[0]} className="points">
        {block.lines.map((line) => (
          <li key={line}>
            <DrawnText text={line} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block.lines[0]}>
        <DrawnText text={block.lines[0]!} />
      </p>
    ),
  );
}
