/** The texts on a page in the pseudo-language that have no brackets around them, so that nobody can translate them. */

/** Runs in the page, so it is complete in itself. `names` are those of people, which are the same in every language. */
export function untranslated(names: readonly string[]): string[] {
  const EXEMPT = '.wordmark, [lang]:not(html), [translate="no"], code, svg, script, style, noscript, textarea';
  /** Dates come from Intl, in the language of the page. */
  const DATE = /\d+ \p{L}+ \d{4}/gu;
  const found: string[] = [];

  /** What is left of a text without all that needs no translation, if that is more than signs and single letters. */
  function note(text: string, where: string): void {
    const rest = names.reduce((said, name) => said.replaceAll(name, ''), text).replaceAll(DATE, '');
    if (/\p{L}{2}/u.test(rest)) found.push(`${where}: ${text.trim()}`);
  }

  /** The block that a text runs in. Texts for screen readers stand in the middle of others. */
  function block(element: Element): Element {
    const { display, position } = getComputedStyle(element);
    const within = display.startsWith('inline') || position === 'absolute';
    return within && element.parentElement ? block(element.parentElement) : element;
  }

  // A text may be in several nodes of a block, with something drawn between them.
  let around: Element | undefined;
  let depth = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    if (parent.closest(EXEMPT)) continue;
    if (around !== block(parent)) [around, depth] = [block(parent), 0];
    let outside = '';
    for (const sign of node.textContent ?? '') {
      if (sign === '[') depth++;
      else if (sign === ']') depth = Math.max(0, depth - 1);
      else if (depth === 0) outside += sign;
    }
    note(outside, `${parent.tagName} ${parent.className}`);
  }
  // In the list of moves a title is notation, which is the same in every language.
  for (const attribute of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${attribute}]:not(.movelist button)`)) {
      const outside = element.getAttribute(attribute)!.replaceAll(/\[[^\]]*\]/g, '');
      if (!element.closest(EXEMPT)) note(outside, `${element.tagName} ${element.className}, ${attribute}`);
    }
  return [...new Set(found)];
}
