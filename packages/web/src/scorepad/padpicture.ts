/** Draws a pad as a picture to share: the game, the standing, the totals, and a chart of the scores. */

const [WIDTH, MARGIN, ROW, CHART] = [1080, 72, 92, 320];
const TOP = 250;
/** The colours of the dark theme; LINES are the colours of the chart. */
const [LIT, EDGE, TEXT, QUIET, BRASS] = ['#1d5a4b', '#0c2c26', '#f4efe4', '#b9c7bd', '#e6b65a'];
const LINES = ['#e6b65a', '#8ecbff', '#ff9d85', '#8fdcae', '#d9a8f5', '#d6d6d6', '#ff9fd0', '#7fe0e0'];
const SERIF = '"Fraunces Variable", Georgia, serif';
const SANS = '"Inter Variable", system-ui, sans-serif';

export interface PictureContent {
  readonly title: string;
  readonly standing: string;
  readonly players: readonly { readonly name: string; readonly score: string; readonly best: boolean }[];
  /** The scores of all players at the start and after each entry. */
  readonly scores: readonly (readonly number[])[];
}

/** Shortens a text with an ellipsis if it is wider than `room`. */
function fitting(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let cut = text;
  while (cut.length > 1 && pen.measureText(`${cut}…`).width > room) cut = cut.slice(0, -1);
  return `${cut}…`;
}

function write(pen: CanvasRenderingContext2D, text: string, font: string, colour: string, x: number, y: number): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(fitting(pen, text, WIDTH - MARGIN - x), x, y);
}

function writeRight(pen: CanvasRenderingContext2D, text: string, font: string, colour: string, y: number): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = 'right';
  pen.fillText(text, WIDTH - MARGIN, y);
  pen.textAlign = 'left';
}

function drawLines(pen: CanvasRenderingContext2D, scores: PictureContent['scores'], top: number): void {
  const all = scores.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (step: number) => MARGIN + (step / Math.max(1, scores.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (score: number) => top + CHART - ((score - low) / (high - low)) * CHART;
  pen.lineWidth = 2;
  pen.strokeStyle = 'rgb(244 239 228 / 0.3)';
  pen.beginPath();
  pen.moveTo(MARGIN, y(0));
  pen.lineTo(WIDTH - MARGIN, y(0));
  pen.stroke();
  for (const seat of scores[0]!.keys()) {
    pen.lineWidth = 7;
    pen.lineJoin = 'round';
    pen.strokeStyle = pen.fillStyle = LINES[seat % LINES.length]!;
    pen.beginPath();
    for (const [step, row] of scores.entries()) pen.lineTo(x(step), y(row[seat]!));
    pen.stroke();
    pen.beginPath();
    pen.arc(x(scores.length - 1), y(scores.at(-1)![seat]!), 12, 0, 2 * Math.PI);
    pen.fill();
  }
}

export async function drawPad({ title, standing, players, scores }: PictureContent): Promise<Blob | undefined> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const list = TOP + players.length * ROW;
  [canvas.width, canvas.height] = [WIDTH, list + CHART + 2 * MARGIN];
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const ground = pen.createRadialGradient(WIDTH / 2, 200, 100, WIDTH / 2, 200, canvas.height);
  ground.addColorStop(0, LIT);
  ground.addColorStop(1, EDGE);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(pen, title, `600 64px ${SERIF}`, TEXT, MARGIN, 130);
  write(pen, standing, `500 38px ${SANS}`, BRASS, MARGIN, 192);
  for (const [seat, { name, score, best }] of players.entries()) {
    const y = TOP + seat * ROW + 60;
    pen.fillStyle = LINES[seat % LINES.length]!;
    pen.fillRect(MARGIN, y - 38, 14, 46);
    pen.font = `500 46px ${SANS}`;
    pen.fillStyle = best ? TEXT : QUIET;
    pen.fillText(fitting(pen, best ? `★ ${name}` : name, 640), MARGIN + 40, y);
    writeRight(pen, score, `650 62px ${SERIF}`, TEXT, y);
  }
  drawLines(pen, scores, list + MARGIN / 2);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
