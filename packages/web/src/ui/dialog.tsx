/** A modal dialog. The browser's own element keeps the focus inside, closes on Escape and returns the focus. */

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../app/language';
import { focusOn, isFocusLost, useFocusFallback } from './focus';

interface Props {
  readonly title: string;
  readonly className?: string;
  /** It has a button to close it beside its title; other dialogs bring their own. */
  readonly closes?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

export function Dialog({ title, className = '', closes = false, children, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { web } = useWords();
  // A layout effect closes it while it is still in the page; only then does the browser return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    if (!dialog.open) dialog.showModal();
    // The browser scrolls to the first control, which it focuses; a long text is read from its beginning.
    if (dialog.scrollTop > 0) {
      focusOn(heading.current);
      dialog.scrollTop = 0;
    }
    return () => dialog.close();
  }, []);
  useFocusFallback();
  // The button that had the focus may have been removed.
  useEffect(() => {
    if (isFocusLost()) focusOn(heading.current);
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="dialog-body">
        <h2 ref={heading} id={id}>
          {title}
        </h2>
        {closes && (
          <button type="button" className="button round close" aria-label={web.settings.close} onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6L18 18M18 6L6 18" />
            </svg>
          </button>
        )}
        {children}
      </div>
    </dialog>
  );
}
