import { type ReactNode, useEffect, useRef } from 'react';

interface DialogProps {
  readonly open: boolean;
  /** Called whenever the dialog closes: by Escape, by a click outside, or from its content. */
  readonly onClose: () => void;
  readonly labelledBy: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The browser's native modal dialog: it traps the focus, closes on Escape, and restores the focus. */
export function Dialog({ open, onClose, labelledBy, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && <div className="dialog-body">{children}</div>}
    </dialog>
  );
}
