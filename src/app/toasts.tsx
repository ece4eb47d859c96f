import { lazy, Suspense, useEffect } from 'react';
import { MESSAGES } from '#messages/messages.ts';
import { inTime } from '../platform/in-time.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import type { ShownToast, ToasterProps } from '../ui/toast.tsx';

/** How long a toast stays on screen. */
const DURATION_MS = 5000;
/** If the toast's code takes longer than this to load, a plain toast is shown. */
const TOAST_CODE_LIMIT_MS = 700;

const plain = { default: PlainToaster };
const Toaster = lazy(() => inTime(import('../ui/toast.tsx'), TOAST_CODE_LIMIT_MS).catch(() => plain));

interface ToastsProps extends Pick<ToasterProps, 'onDismiss'> {
  /** `null` for none. */
  readonly toast: ShownToast | null;
}

/** The toast. Its code is loaded with the first one; if that fails or takes too long, it is shown plain. */
export function Toasts({ toast, onDismiss }: ToastsProps) {
  if (!toast) return null;
  const props = { toast, onDismiss, durationMs: DURATION_MS, words: MESSAGES.toast };
  return (
    <ErrorBoundary renderFallback={() => <PlainToaster {...props} />}>
      <Suspense>
        <Toaster {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function PlainToaster({ toast, onDismiss, durationMs, words }: ToasterProps) {
  const { id, title, text, variant, open } = toast;
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, onDismiss]);
  return (
    open && (
      <div key={id} className={`toasts toast toast-${variant}`} role="alert">
        <p>{title}</p>
        <p className="toast-text">{text}</p>
        <Button look="sign" aria-label={words.dismiss} onClick={() => onDismiss(id)}>
          <span aria-hidden>×</span>
        </Button>
      </div>
    )
  );
}
