/** The convex outline of points, and how far inside it a point is. */

export type Point = readonly [x: number, y: number];

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function half(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (chain.length > 1 && turn(chain[chain.length - 2]!, chain[chain.length - 1]!, point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** The corners of the convex hull, anticlockwise (Andrew's monotone chain). */
export function outline(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The distance of a point from the nearest side of an outline, whose corners are anticlockwise; negative if it is outside. */
export function slackInside(corners: readonly Point[], point: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < corners.length; i++) {
    const a = corners[i]!;
    const b = corners[i + 1 === corners.length ? 0 : i + 1]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const distance = turn(a, b, point) / Math.sqrt(dx * dx + dy * dy);
    if (distance < least) least = distance;
  }
  return least;
}

/** The distance of a point from the nearest side of the outline of `points`; negative if it is outside. */
export function slackIn(points: readonly Point[], point: Point): number {
  return slackInside(outline(points), point);
}
