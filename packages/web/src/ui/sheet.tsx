/** A panel beside or below what it is about, which stays in sight and usable. It can be swiped away. */

import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { focusOn, useFocusFallback } from './focus';
import './sheet.css';

interface Props {
  /** Small, above the title. */
  readonly kicker: string;
  readonly title: string;
  readonly className: string;
  /** What the button that puts it away is called. */
  readonly closes: string;
  readonly children: ReactNode;
  /** Stays in sight, however long the rest is. */
  readonly footer: ReactNode;
  onClose(): void;
}

/** How far a finger has to pull, in pixels. */
const FAR = 64;

/** Somebody is writing, or answers a dialog: the focus stays there. */
function isBusy(): boolean {
  return document.activeElement?.closest('input, textarea, select, dialog') != null;
}

export function Sheet({ kicker, title, className, closes, children, footer, onClose }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const from = useRef<number>(undefined);
  const id = useId();
  useEffect(() => {
    if (!isBusy()) focusOn(heading.current);
  }, []);
  useFocusFallback();

  function pull(by: number): void {
    sheet.current!.style.translate = by > 0 ? `0 ${by}px` : '';
  }

  function grab(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return;
    from.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function letGo(event: PointerEvent<HTMLElement>): void {
    const far = from.current !== undefined && event.clientY - from.current > FAR;
    from.current = undefined;
    pull(0);
    if (far && event.type === 'pointerup') onClose();
  }

  return (
    <section
      ref={sheet}
      role="dialog"
      className={`side-sheet ${className}`}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div
        className="side-sheet-head"
        onPointerDown={grab}
        onPointerMove={(event) => from.current !== undefined && pull(event.clientY - from.current)}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <div id={id}>
          <p className="kicker">{kicker}</p>
          <h2 ref={heading}>{title}</h2>
        </div>
        <button type="button" className="button round" aria-label={closes} title={closes} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6L18 18M18 6L6 18" />
          </svg>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <div className="side-sheet-body" tabIndex={0}>
        {children}
      </div>
      <div className="side-sheet-foot">{footer}</div>
    </section>
  );
}
