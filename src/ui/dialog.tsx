import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { PICKER } from '#words/form.ts';
import { Button } from './button.tsx';
import { OpenContext } from './open-context.ts';
import './dialog.css';

interface DialogProps {
  readonly open: boolean;
  /** Called when the dialog has to close: by Escape, by a click outside, or from its content. */
  readonly onClose: () => void;
  readonly title: string;
  readonly wide?: boolean;
  /** Takes what there is of the window's height, for forms that fit a phone. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

/** Where the focus can start. Chromium would start in the body itself where that scrolls. */
const CONTROLS = '.dialog-body :is(a[href], button, input, select, summary, textarea)';

/**
 * The browser's native modal dialog: it traps the focus, closes on Escape, and restores the focus. The focus starts in
 * the element with `data-initial-focus`, if there is one, or else in the first control.
 */
export function Dialog({ open, onClose, title, wide = false, tall = false, children }: DialogProps) {
  const titleId = useId();
  const isShown = useContext(OpenContext) || open;
  const dialog = useRef<HTMLDialogElement>(null);
  const beganOutside = useRef(false);
  // With the render, so that no key or click comes between a state and what is seen of it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    const find = (selector: string) => element.querySelector<HTMLElement>(selector);
    (find('[data-initial-focus]') ?? find(CONTROLS))?.focus();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    // It gives the focus back, also where it leaves the page.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${wide ? 'dialog-wide ' : ''}${tall ? 'dialog-tall ' : ''}screen-only`}
      aria-labelledby={titleId}
      // At Escape, before the browser closes it. The event of a file input comes here as well.
      onCancel={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
      // A frame after the browser has closed it: by then it may be open again.
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        beganOutside.current = target === currentTarget;
      }}
      // Not before the press ends: its end would press what lies beneath.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && beganOutside.current) onClose();
      }}
    >
      {isShown && (
        <>
          <div className="dialog-body">
            <h2 id={titleId} className="dialog-title">
              {title}
            </h2>
            {children}
          </div>
          {/* Last, so that the focus begins in the content. */}
          <div className="dialog-close">
            <Button look="sign" aria-label={PICKER.close} onClick={onClose}>
              <span aria-hidden>×</span>
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
