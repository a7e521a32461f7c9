// @vitest-environment happy-dom

import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { click, mount, named } from '../testing/mount';
import { Dialog } from './dialog';

afterEach(() => vi.restoreAllMocks());

const dialog = () => document.querySelector('dialog')!;

/** A page with a button that opens a dialog, which holds a button that removes itself. */
function Page({ onClose }: { onClose?(): void }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(true);
  return (
    <>
      <h1>Heading</h1>
      {!open && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {open && (
        <Dialog
          title="Rules"
          onClose={() => {
            onClose?.();
            setOpen(false);
          }}
        >
          {asked && (
            <button type="button" onClick={() => setAsked(false)}>
              Ask
            </button>
          )}
          <p>text</p>
        </Dialog>
      )}
    </>
  );
}

async function opened() {
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const onClose = vi.fn();
  await mount(<Page onClose={onClose} />);
  await click(named('button', 'Open'));
  return { modal, onClose };
}

/** What a browser sends for Escape. */
async function cancel(): Promise<Event> {
  const event = new Event('cancel', { cancelable: true });
  await act(async () => void dialog().dispatchEvent(event));
  return event;
}

test('it opens as a modal dialog, in which the browser keeps the focus, and is named by its title', async () => {
  const { modal } = await opened();
  expect(modal).toHaveBeenCalledOnce();
  expect(dialog().open).toBe(true);
  expect(document.getElementById(dialog().getAttribute('aria-labelledby')!)?.textContent).toBe('Rules');
});

test('Escape asks its owner to close it', async () => {
  const { onClose } = await opened();
  const event = await cancel();
  expect(event.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog()).toBeNull();
});

test('a click beside it closes it, a click inside does not', async () => {
  const { onClose } = await opened();
  await click(document.querySelector('dialog p')!);
  expect(onClose).not.toHaveBeenCalled();
  await click(dialog());
  expect(onClose).toHaveBeenCalledOnce();
});

test('it is closed while it is still in the page: only then does the browser give the focus back', async () => {
  await opened();
  const there: boolean[] = [];
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    there.push(this.isConnected);
  });
  await cancel();
  expect(close).toHaveBeenCalled();
  expect(there).toEqual([true]);
});

test('when the element that had the focus before is gone, the heading of the page gets it', async () => {
  await opened();
  await act(async () => named('button', 'Ask').focus());
  await cancel();
  expect(document.activeElement?.textContent).toBe('Heading');
});

test('when the button that was pressed is gone, the heading of the dialog gets the focus', async () => {
  await opened();
  await act(async () => named('button', 'Ask').focus());
  await click(named('button', 'Ask'));
  expect(document.activeElement?.textContent).toBe('Rules');
});

test('a long dialog opens at its beginning, though the browser scrolls to its first control', async () => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
    this.scrollTop = 400;
  });
  await mount(<Page />);
  await click(named('button', 'Open'));
  expect(dialog().scrollTop).toBe(0);
  expect(document.activeElement?.textContent).toBe('Rules');
});
