import { lazy, Suspense, useEffect } from 'react';
import { WORDS } from '../content/words.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import type { ShownToast } from '../ui/toast.tsx';

const PLAIN_DURATION_MS = 5000;

const Toaster = lazy(() => import('../ui/toast.tsx'));

interface ToastsProps {
  readonly toasts: readonly ShownToast[];
  readonly onDismiss: (id: number) => void;
}

/** The toasts, whose code comes with the first of them; where it cannot be had, their words stand plain. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const [newest] = toasts;
  if (!newest) return null;
  return (
    <ErrorBoundary fallback={<PlainToast key={newest.id} toast={newest} onDismiss={onDismiss} />}>
      <Suspense>
        <Toaster toasts={toasts} onDismiss={onDismiss} words={WORDS.toast} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface PlainToastProps {
  readonly toast: ShownToast;
  readonly onDismiss: (id: number) => void;
}

function PlainToast({ toast: { id, title, text, open }, onDismiss }: PlainToastProps) {
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), PLAIN_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, onDismiss]);
  return (
    open && (
      <p className="toast toasts" role="alert">
        {title}: {text}
      </p>
    )
  );
}
