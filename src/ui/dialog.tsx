import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { PICKER } from '#words/form.ts';
import { Button } from './button.tsx';
import { OpenContext } from './open-context.ts';
import './dialog.css';

interface DialogProps {
  readonly open: boolean;
  /** Called whenever the dialog closes: by Escape, by a click outside, or from its content. */
  readonly onClose: () => void;
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Where the focus can start. Chromium would start in the body itself where that scrolls. */
const CONTROLS = '.dialog-body :is(a[href], button, input, select, summary, textarea)';

/**
 * The browser's native modal dialog: it traps the focus, closes on Escape, and restores the focus. The focus starts in
 * the element with `data-initial-focus`, if there is one, or else in the first control.
 */
export function Dialog({ open, onClose, title, wide = false, children }: DialogProps) {
  const titleId = useId();
  const isShown = useContext(OpenContext) || open;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector);
      (find('[data-initial-focus]') ?? find(CONTROLS))?.focus();
    }
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide screen-only' : 'dialog screen-only'}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
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
