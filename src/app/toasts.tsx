import { lazy, Suspense, useEffect } from 'react';
import { MESSAGES } from '../content/messages.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import type { ShownToast, ToasterProps } from '../ui/toast.tsx';

const PLAIN_DURATION_MS = 5000;
/** If the toast's code takes longer than this to load, a plain toast is shown. */
const CODE_LIMIT_MS = 700;

const plain = { default: PlainToaster };
const afterLimit = () =>
  new Promise<typeof plain>((resolve) => setTimeout(() => resolve(plain), CODE_LIMIT_MS));
const Toaster = lazy(() => Promise.race([import('../ui/toast.tsx'), afterLimit()]).catch(() => plain));

/** The toasts. Their code is loaded with the first one; if that fails or takes too long, they are shown plain. */
export function Toasts({ toasts, onDismiss }: Omit<ToasterProps, 'words'>) {
  if (toasts.length === 0) return null;
  const props = { toasts, onDismiss, words: MESSAGES.toast };
  return (
    <ErrorBoundary renderFallback={() => <PlainToaster {...props} />}>
      <Suspense>
        <Toaster {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function PlainToaster({ toasts, onDismiss, words }: ToasterProps) {
  return (
    <>
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} onDismiss={onDismiss} dismiss={words.dismiss} />
      ))}
    </>
  );
}

interface PlainToastProps {
  readonly toast: ShownToast;
  readonly onDismiss: (id: number) => void;
  readonly dismiss: string;
}

function PlainToast({ toast: { id, title, text, variant, open }, onDismiss, dismiss }: PlainToastProps) {
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), PLAIN_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, onDismiss]);
  return (
    open && (
      <div className={`toasts toast toast-${variant}`} role="alert">
        <p>{title}</p>
        <p className="toast-text">{text}</p>
        <button type="button" className="toast-close" aria-label={dismiss} onClick={() => onDismiss(id)}>
          <span aria-hidden>×</span>
        </button>
      </div>
    )
  );
}
