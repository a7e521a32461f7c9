/** Components in a page without a browser, for tests with `@vitest-environment happy-dom`. */

// Loaded with the test, so that no test waits for them.
import '@boneyard/words/en/browser';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { WordsProvider } from '../app/language';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// Tests are about what is shown and done, and there is no audio here.
vi.mock('../ui/sounds', () => ({ sound: vi.fn() }));

export interface Mounted {
  readonly page: HTMLElement;
  /** Replaces what is shown. */
  show(element: ReactNode): Promise<void>;
}

/** Tests may replace the timers. */
const wait = setTimeout;
const PATIENCE = 20_000;

/** Waits until this is so. React draws what has been loaded only between two acts. */
export async function until(isSo: () => unknown): Promise<void> {
  for (const began = performance.now(); !isSo(); ) {
    if (performance.now() - began > PATIENCE) throw new Error(`waited in vain in ${document.body.innerHTML}`);
    await act(() => new Promise<void>((resolve) => void wait(resolve, 5)));
  }
}

/** Shows an element with the words of the page around it, until the test ends. */
export async function mount(element: ReactNode): Promise<Mounted> {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  const show = (next: ReactNode) => act(async () => root.render(<WordsProvider>{next}</WordsProvider>));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  await show(element);
  // The words come a moment after the first drawing.
  await until(() => page.childElementCount > 0);
  return { page, show };
}

/** The element with this label or, without one, this text. */
export function named<E extends HTMLElement = HTMLElement>(selector: string, name: string | RegExp): E {
  const found = [...document.querySelectorAll<E>(selector)].find((element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return typeof name === 'string' ? text.trim() === name : name.test(text);
  });
  if (!found) throw new Error(`no ${selector} called ${name} in ${document.body.innerHTML}`);
  return found;
}

/** The field that a label belongs to. */
export function labelled<E extends HTMLElement>(label: string): E {
  return document.getElementById(named<HTMLLabelElement>('label', label).htmlFor) as E;
}

/** A click of a mouse; `detail` is 0 for one that a key makes. */
export function click(element: Element, detail = 1): Promise<void> {
  return act(async () => {
    if (detail > 0) element.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  });
}

/** A tap of a finger. Not every browser says in a click what made it, and this one does not. */
export function tap(element: Element): Promise<void> {
  return act(async () => {
    element.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    if (element instanceof HTMLElement) element.focus();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  });
}

export function press(element: EventTarget, key: string, more: KeyboardEventInit = {}): Promise<void> {
  return act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });
}

/** Enters a value as a person does; React listens to the setter of the element, so that one is gone around. */
export function enter(field: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
  return act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event(kind === HTMLInputElement ? 'input' : 'change', { bubbles: true }));
  });
}
