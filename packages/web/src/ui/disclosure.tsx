/** A button that shows and hides a small panel of links. It closes on Escape, on a press elsewhere and when the focus leaves. */

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';

interface Props {
  /** On the button. */
  readonly face: ReactNode;
  /** The name of the button, if its face does not say it. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Disclosure({ face, label, className = '', children }: Props) {
  const [open, setOpen] = useState(false);
  const [address] = useLocation();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // A link in the panel leads to another page, whose bar may be the same one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => setOpen(false), [address]);
  useEffect(() => {
    if (!open) return;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [open]);
  function close(): void {
    setOpen(false);
    button.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape reaches it from the controls inside
    <div
      ref={whole}
      className={`disclosure ${className}`}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return;
        // At a table, Escape would also put a picked tile back.
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className="button plain"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what is pressed is a link or a button inside
        <div id={id} className="disclosed" onClick={close}>
          {children}
        </div>
      )}
    </div>
  );
}
