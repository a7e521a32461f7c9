/** The pictures of Magnetic Domino and its variants on the start page. */

import { Domino, PIPS } from '@boneyard/web/table/boards/domino.tsx';

export function FlatPicture() {
  return (
    <svg viewBox="-3.2 -1.8 6.4 3.6" aria-hidden="true">
      <Domino first={1} second={4} x={-1.5} y={-0.5} turn={0} plastic="red" />
      <Domino first={4} second={4} x={0} y={-0.5} turn={90} plastic="blue" />
      <Domino first={4} second={2} x={1.5} y={-0.5} turn={0} plastic="green" />
      <Domino first={2} second={5} x={2} y={1} turn={90} plastic="purple" />
    </svg>
  );
}

/** How high a domino is, in halves. */
const HIGH = 0.46;

interface BrickProps {
  /** The corner that is farthest away, in halves of a domino: to the right, to the left, and upwards in dominoes. */
  readonly at: readonly [right: number, left: number, level: number];
  /** Whether it lies along the direction to the left. */
  readonly leftwards?: boolean;
  readonly halves: readonly [number, number];
  readonly plastic: string;
}

function pips(number: number, half: number, leftwards: boolean) {
  return PIPS[number]!.map(([along, across]) => {
    const [x, y] = leftwards ? [across, half + along] : [half + along, across];
    return <circle key={`${x} ${y}`} cx={x} cy={y} r={0.09} />;
  });
}

/** A domino seen from above a corner. Its top is the plane drawing, slanted; its two visible sides are shaded. */
function Brick({ at: [right, left, level], leftwards = false, halves, plastic }: BrickProps) {
  const [wide, deep] = leftwards ? [1, 2] : [2, 1];
  const side = (slant: number, shade: number, x: number, y: number, width: number) => (
    <g transform={`matrix(0.866 ${slant} 0 1 ${x} ${y})`}>
      <rect className="body" width={width} height={HIGH} />
      <rect width={width} height={HIGH} fillOpacity={shade} />
    </g>
  );
  const [x, y] = [(right - left) * 0.866, (right + left) * 0.5 - (level + 1) * HIGH];
  return (
    <g className={`domino plastic ${plastic}`} transform={`translate(${x} ${y})`}>
      {side(0.5, 0.22, -deep * 0.866, deep * 0.5, wide)}
      {side(-0.5, 0.4, (wide - deep) * 0.866, (wide + deep) * 0.5, deep)}
      <g transform="matrix(0.866 0.5 -0.866 0.5 0 0)">
        <rect className="body" width={wide} height={deep} />
        <g className="pips">
          {pips(halves[0], 0, leftwards)}
          {pips(halves[1], 1, leftwards)}
        </g>
      </g>
    </g>
  );
}

/** A winding stair: each domino rests with one half on an equal half of the one below. */
export function TowerPicture() {
  return (
    <svg viewBox="-2.7 -2.5 5.4 4.8" aria-hidden="true">
      <ellipse cx="0" cy="1.1" rx="2.3" ry="1.1" fillOpacity="0.22" />
      <Brick at={[0, 0, 0]} halves={[3, 5]} plastic="green" />
      <Brick at={[1, 0, 1]} leftwards halves={[5, 2]} plastic="red" />
      <Brick at={[0, 1, 2]} halves={[4, 2]} plastic="blue" />
      <Brick at={[0, 0, 3]} leftwards halves={[6, 4]} plastic="purple" />
      <Brick at={[0, 0, 4]} halves={[6, 1]} plastic="red" />
    </svg>
  );
}

export function StaggeredPicture() {
  return (
    <svg viewBox="-3.4 -2.1 6.8 4.6" aria-hidden="true">
      <ellipse cx="0" cy="0.7" rx="3" ry="1" fillOpacity="0.18" />
      <Brick at={[-2.6, 0, 0]} halves={[1, 6]} plastic="blue" />
      <Brick at={[-0.6, 0, 0]} halves={[6, 2]} plastic="green" />
      <Brick at={[1.4, 0, 0]} halves={[2, 4]} plastic="purple" />
      <Brick at={[0.4, 0, 1]} halves={[2, 2]} plastic="red" />
    </svg>
  );
}
