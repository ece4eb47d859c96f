import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { TOAST } from '#words/form.ts';
import { chunk } from '../platform/chunk.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/section-boundary.tsx';
import type { ShownToast, ToasterProps } from '../ui/toast.tsx';
import type { ToastMessage } from '../words/toasts.ts';

/** How long a toast stays on screen. */
const DURATION_MS = 5000;
/** If the toast's code takes longer than this to load, a plain toast is shown. */
const TOAST_CODE_LIMIT_MS = 700;

const plain = { default: PlainToaster };
const toastCode = chunk(() => import('../ui/toast.tsx'));
const Toaster = lazy(() => withTimeout(toastCode.load(), TOAST_CODE_LIMIT_MS).catch(() => plain));

/** How long a dismissed toast is kept. */
const REMOVE_AFTER_MS = 1_000_000;

/** The toast on screen. One at a time: a new toast replaces the previous one. */
export function useToasts() {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const lastId = useRef(0);

  const showToast = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    setToast({ variant: 'destructive', ...message, id: lastId.current, open: true });
  }, []);

  const dismissToast = useCallback((id: number) => {
    setToast((shown) => (shown?.id === id ? { ...shown, open: false } : shown));
    setTimeout(() => setToast((shown) => (shown?.id === id ? null : shown)), REMOVE_AFTER_MS);
  }, []);

  /** Removes the toast, because its message no longer applies. */
  const clearToast = useCallback(() => setToast(null), []);

  return { toast, showToast, dismissToast, clearToast };
}

interface ToastsProps extends Pick<ToasterProps, 'onDismiss'> {
  /** `null` for none. */
  readonly toast: ShownToast | null;
}

/** The toast. Its code is loaded with the first one; if that fails or takes too long, it is shown plain. */
export function Toasts({ toast, onDismiss }: ToastsProps) {
  if (!toast) return null;
  const props = { toast, onDismiss, durationMs: DURATION_MS, words: TOAST };
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
