/** Win rates with their intervals as an SVG picture, for light and dark mode. */

import type { Estimate } from '@boneyard/bots/arena/statistics';
import type { Words } from '@boneyard/words/words';

export interface Bar {
  readonly label: string;
  readonly win: Estimate;
  /** The win rate if all players were equally strong. */
  readonly equal: number;
  readonly aim?: number;
}

const WIDTH = 840;
const LEFT = 370;
const RIGHT = 730;
const TOP = 64;
const ROW = 30;

const STYLE = `text{font:14px system-ui,sans-serif;fill:#1c2b27}.title{font-weight:bold}.dim{fill:#5a6b66;font-size:12px}.ground{fill:#fdfbf5}
.grid{stroke:#d9d5c8}.equal{stroke:#5a6b66;stroke-width:2;stroke-dasharray:2 3}.aim{stroke:#a8480f;stroke-width:3}
.width{stroke:#0b6b57;stroke-width:3;stroke-linecap:round}.mean{fill:#0b6b57}
@media(prefers-color-scheme:dark){text{fill:#f0ece0}.dim{fill:#a9b8b2}.ground{fill:#14211e}.grid{stroke:#31433e}
.equal{stroke:#a9b8b2}.aim{stroke:#ff9d5c}.width{stroke:#5fd6b8}.mean{fill:#5fd6b8}}`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function across(rate: number): number {
  return Math.round((LEFT + (RIGHT - LEFT) * Math.min(1, Math.max(0, rate))) * 10) / 10;
}

function line(kind: string, x1: number, y1: number, x2: number, y2: number): string {
  return `<line class="${kind}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
}

function row({ label, win, equal, aim }: Bar, index: number, { number, percent }: Words['arena']): string {
  const y = TOP + ROW * (index + 0.5);
  const [low, high] = [across(win.mean - win.half), across(win.mean + win.half)];
  return [
    `<text x="${LEFT - 14}" y="${y + 5}" text-anchor="end">${escaped(label)}</text>`,
    line('equal', across(equal), y - 11, across(equal), y + 11),
    aim === undefined ? '' : line('aim', across(aim), y - 9, across(aim), y + 9),
    line('width', low, y, high, y),
    `<circle class="mean" cx="${across(win.mean)}" cy="${y}" r="5"/>`,
    `<text x="${WIDTH - 14}" y="${y + 5}" text-anchor="end">${percent(number(100 * win.mean, 1))}</text>`,
  ].join('');
}

export function plot(bars: readonly Bar[], words: Words['arena']): string {
  const { title, about, aim, equal } = words.plot;
  const bottom = TOP + ROW * bars.length;
  const height = bottom + 42;
  const grid = [0, 25, 50, 75, 100].map((percent) => {
    const x = across(percent / 100);
    const tick = `<text class="dim" x="${x}" y="${bottom + 20}" text-anchor="middle">${words.percent(String(percent))}</text>`;
    return `${line('grid', x, TOP, x, bottom)}${tick}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>${escaped(title)}</title><desc>${escaped(about)}</desc>
<style>${STYLE}</style><rect class="ground" width="${WIDTH}" height="${height}" rx="14"/>
<text class="title" x="20" y="34">${escaped(title)}</text>
${line('aim', RIGHT - 200, 20, RIGHT - 200, 38)}<text class="dim" x="${RIGHT - 190}" y="34">${escaped(aim)}</text>
${line('equal', RIGHT - 130, 20, RIGHT - 130, 38)}<text class="dim" x="${RIGHT - 120}" y="34">${escaped(equal)}</text>
${grid.join('')}
${bars.map((bar, index) => row(bar, index, words)).join('\n')}
</svg>
`;
}
