/** What is wider than the window, cut off, or lies over something else that can be pressed, measured from the boxes on the page. */

import { expect, type Page } from '@playwright/test';

/** Runs in the page, so it is complete in itself. */
function misplaced(): string[] {
  const ROUNDING = 1;
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide in a window of ${innerWidth}`);
  const named = (one: Element) => `${one.tagName} ${one.className} “${one.textContent?.trim().slice(0, 30)}”`;
  const around = document.querySelector('dialog[open]') ?? document.body;

  interface Frame {
    readonly style: CSSStyleDeclaration;
    readonly box: DOMRect;
    /** Only for screen readers. */
    readonly hidden: boolean;
    /** Stays in place while the page moves under it: tabs at the bottom, the buttons of a long form, the board of a replay. */
    readonly floats: boolean;
  }
  const frames = new Map<Element, Frame>();
  /** What is asked of the elements around others, each once. */
  function frame(element: Element): Frame {
    const known = frames.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const outer = element === around || !element.parentElement ? undefined : frame(element.parentElement);
    const floats = outer?.floats || style.position === 'sticky' || style.position === 'fixed';
    const hidden = outer?.hidden || style.clipPath !== 'none';
    const one = { style, box: element.getBoundingClientRect(), hidden, floats };
    frames.set(element, one);
    return one;
  }

  /** What is seen of a box: some of it may be scrolled away or cut off. */
  function seenOf(whole: DOMRect, inside: Element | null) {
    let { left, top, right, bottom } = whole;
    for (let one = inside; one && one !== document.body; one = one.parentElement) {
      const { style, box } = frame(one);
      if (style.overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  }

  const controls = [...around.querySelectorAll('a[href], button, select, summary, h1, h2')].flatMap((one) => {
    const box = seenOf(one.getBoundingClientRect(), one.parentElement);
    const isSeen =
      one.checkVisibility() &&
      box.right - box.left > 1 &&
      box.bottom - box.top > 1 &&
      !one.closest('.hidden, .viewport') &&
      !frame(one).floats;
    return isSeen ? [{ one, box }] : [];
  });
  for (const [i, { one, box }] of controls.entries()) {
    for (const { one: other, box: its } of controls.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (across > ROUNDING && down > ROUNDING) found.push(`${named(one)} lies over ${named(other)}`);
    }
    // A closed list cuts long texts on its own, and shows them whole when it is opened; three dots say that more is there.
    const { display, textOverflow } = getComputedStyle(one);
    const mayBeCut = one.matches('select') || display === 'inline' || textOverflow === 'ellipsis';
    if (one.scrollWidth > one.clientWidth + ROUNDING && !mayBeCut) found.push(`${named(one)} is cut`);
  }

  /** The sides between which a text has to stay. What can be scrolled can be reached, and three dots say that more is there. */
  function room(text: Element, across: boolean): readonly [number, number] | undefined {
    for (let one: Element | null = text; one && one !== document.body; one = one.parentElement) {
      const { style, box } = frame(one);
      const { overflowX, overflowY, textOverflow, position } = style;
      const overflow = across ? overflowX : overflowY;
      if (textOverflow === 'ellipsis' || overflow === 'auto' || overflow === 'scroll') return undefined;
      if (overflow === 'visible' && position === 'fixed') return [0, across ? innerWidth : innerHeight];
      if (overflow === 'visible') continue;
      const { left, right, top, bottom, width, height } = box;
      // Texts for screen readers are a pixel small.
      if (width <= 1 || height <= 1) return undefined;
      return across ? [left, right] : [top, bottom];
    }
    return across ? [0, innerWidth] : undefined;
  }

  /** The lines of texts that stand on the page itself, to find those that lie over each other. */
  const lines: { readonly node: Node; readonly sheet: Element | null; readonly box: ReturnType<typeof seenOf> }[] = [];
  const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    if (
      !node.textContent?.trim() ||
      !parent.checkVisibility() ||
      parent.closest('.viewport, svg, select, noscript, script')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    if (!frame(parent).floats && !frame(parent).hidden)
      for (const whole of range.getClientRects()) {
        const box = seenOf(whole, parent);
        if (box.right - box.left > 1) lines.push({ node, sheet: parent.closest('[role="dialog"]'), box });
      }
    for (const across of [true, false]) {
      const sides = room(parent, across);
      const [first, last] = across ? [left, right] : [top, bottom];
      // Letters of a font are lower than its lines.
      const slack = across ? ROUNDING : 0.2 * Number.parseFloat(getComputedStyle(parent).fontSize);
      if (sides && (first < sides[0] - slack || last > sides[1] + slack))
        found.push(
          `“${node.textContent.trim().slice(0, 40)}” is at ${Math.round(first)} to ${Math.round(last)}, its room ${sides.map(Math.round).join(' to ')}`,
        );
    }
  }
  // Letters are lower than the boxes of their lines. Sheets lie over the page.
  const LETTERS = 0.25;
  for (const [i, { node, sheet, box }] of lines.entries())
    for (const { node: other, sheet: another, box: its } of lines.slice(i + 1)) {
      if (node === other || sheet !== another) continue;
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (across > ROUNDING && down > 2 * LETTERS * Math.max(box.bottom - box.top, its.bottom - its.top))
        found.push(`“${node.textContent?.trim().slice(0, 30)}” lies over “${other.textContent?.trim().slice(0, 30)}”`);
    }
  return [...new Set(found)];
}

const softly = expect.configure({ soft: true });

/** Waits until nothing is misplaced: after a change of its size, a page may draw itself again. */
export function wellPlaced(page: Page, message: string): Promise<void> {
  return softly.poll(() => page.evaluate(misplaced), { message }).toEqual([]);
}

/** Waits until nothing of the page is still to come. */
export async function isThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('.loading, .skeleton, [aria-busy="true"]')).toHaveCount(0);
}
