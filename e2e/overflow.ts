/** What sticks out of the window or is cut off, measured from the boxes on the page. */

/** The windows at which every table has to fit: small phones, phones, tablets, and a phone on its side. */
export const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
] as const;

/**
 * Every visible element lies inside whatever cuts it off: the window, or the nearest element around it that hides its
 * overflow. What can be scrolled can be reached. Runs in the page, so it is complete in itself.
 */
export function overflowing(): string[] {
  const ROUNDING = 1;
  /** The board is a window onto something larger; texts for screen readers are a pixel small. */
  const exempt = (element: Element) => element.closest('.viewport, .hidden, svg, noscript') !== null;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  /** The sides between which an element has to stay, from the first to the last pixel of one axis. */
  function room(element: Element, across: boolean): readonly [number, number] | undefined {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
      const overflow = across ? overflowX : overflowY;
      if (overflow === 'visible') continue;
      if (!hides(overflow) || textOverflow === 'ellipsis') return undefined;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      return across ? [left, right] : [top, bottom];
    }
    return [0, across ? innerWidth : innerHeight];
  }

  const found: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide in a window of ${innerWidth}`);
  if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high in a window of ${innerHeight}`);
  for (const element of document.querySelectorAll('body *')) {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || exempt(element)) continue;
    for (const across of [true, false]) {
      const sides = room(element, across);
      const [first, last] = across ? [left, right] : [top, bottom];
      if (!sides || (first >= sides[0] - ROUNDING && last <= sides[1] + ROUNDING)) continue;
      const name = `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
      found.push(
        `${name} is at ${Math.round(first)} to ${Math.round(last)}, its room ${sides.map(Math.round).join(' to ')}`,
      );
    }
  }
  return found;
}
