/** What overlaps, is cut off or lies under a control at a table, measured from the boxes on the page. */

/** Runs in the page, so it is complete in itself. `board` is the least share of the window's height that the board gets. */
export function overlaps({ board: least, scrolls }: { readonly board: number; readonly scrolls: boolean }): string[] {
  const ROUNDING = 1;
  const found: string[] = [];
  type Box = { left: number; top: number; right: number; bottom: number };

  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.table-page ${selector}`)];
  const named = (element: Element) =>
    `${element.getAttribute('class')?.replace(/ /g, '.')} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}"`;
  const clips = (overflow: string) => overflow !== 'visible';

  /** What can be seen of a box: the parts that scroll away or are cut off do not count. */
  function seen(element: Element, box: Box): Box | undefined {
    let { left, top, right, bottom } = box;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (clips(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (clips(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return right - left > ROUNDING && bottom - top > ROUNDING ? { left, top, right, bottom } : undefined;
  }

  const overlap = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > ROUNDING &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > ROUNDING;

  const isInside = (a: Box, b: Box) =>
    a.left >= b.left - ROUNDING &&
    a.right <= b.right + ROUNDING &&
    a.top >= b.top - ROUNDING &&
    a.bottom <= b.bottom + ROUNDING;

  /** The boxes of what is drawn; texts for screen readers are a pixel small. */
  function boxes(selector: string) {
    return all(selector).flatMap((element) => {
      const whole = element.getBoundingClientRect();
      const box = whole.width > ROUNDING && whole.height > ROUNDING ? seen(element, whole) : undefined;
      return box ? [{ element, box, whole }] : [];
    });
  }

  // Nothing overlaps: the areas of the table, and everything in them.
  const CONTROLS =
    '.sights .button, .board-count, .aids > .button, .aids .helping, .tower-aids .button, .due li, .no-space';
  for (const parts of [
    boxes(':is(.bar, .seats, .board, .side-column, .open-hands, .dock)'),
    boxes(
      `:is(.wordmark, .what, .tools .button, .disc, .seat .name, .seat .score, .in-words, .in-short, .pile, .sentence, .dock .row .button, .hand .tile:not(.up), ${CONTROLS})`,
    ),
  ])
    for (const [i, one] of parts.entries())
      for (const other of parts.slice(i + 1))
        if (!one.element.contains(other.element) && overlap(one.box, other.box))
          found.push(`${named(one.element)} overlaps ${named(other.element)}`);

  // Nothing is cut: whole texts inside their cards and buttons, whole buttons inside the window.
  for (const { element } of boxes(':is(.score, .in-words, .in-short, .seat.stock .holds, .button, .sentence)')) {
    const card = (element.closest('.seat, .button, .dock') ?? element).getBoundingClientRect();
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const isCut = own.some((node) => {
      const text = document.createRange();
      text.selectNode(node);
      return !isInside(text.getBoundingClientRect(), card);
    });
    if (isCut) found.push(`${named(element)} is cut`);
  }
  for (const { element, box, whole } of boxes(':is(.seat, .score, .tools .button, .sentence)'))
    if (!scrolls && !isInside(whole, box)) found.push(`${named(element)} is not seen whole`);
  for (const element of all(':is(.seats, .tools, .bar, .seat, .dock)'))
    if (element.scrollWidth > element.clientWidth + ROUNDING) found.push(`${named(element)} is too wide`);
  if (!scrolls)
    for (const element of [document.documentElement, ...all(''), ...document.querySelectorAll('.table-page, .dock')])
      if (element.scrollHeight > element.clientHeight + ROUNDING)
        found.push(`${named(element).slice(0, 30)} is ${element.scrollHeight} high in ${element.clientHeight}`);

  // Every tile and every place is in sight, and none lies under a control.
  const view = document.querySelector('.board .viewport')!.getBoundingClientRect();
  const controls = boxes(`:is(${CONTROLS})`);
  for (const tile of all('.sheet :is(.body, .spot)')) {
    const box = tile.getBoundingClientRect();
    if (!isInside(box, view)) found.push(`a tile at ${Math.round(box.left)}, ${Math.round(box.top)} is out of sight`);
    for (const control of controls)
      if (overlap(box, control.box)) found.push(`a tile lies under ${named(control.element)}`);
  }
  const board = document.querySelector('.board')!.getBoundingClientRect();
  const share = board.height / innerHeight;
  if (share < least) found.push(`the board has ${Math.round(share * 100)} % of the height`);
  return [...new Set(found)];
}
