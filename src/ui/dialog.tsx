import { type ReactNode, useEffect, useRef } from 'react';

interface DialogProps {
  readonly open: boolean;
  /** Called however the dialog is closed: by Escape, by a press beside it, or by what is in it. */
  readonly onClose: () => void;
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus, closes on Escape, and gives the focus back. */
export function Dialog({ open, onClose, labelledBy, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="dialog"
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
