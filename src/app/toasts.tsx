import { lazy, Suspense } from 'react';
import { WORDS } from '../content/words.ts';
import type { ShownToast } from '../ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

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
    <ErrorBoundary
      fallback={
        <p className="toast toasts" role="alert">
          {newest.title}: {newest.text}
        </p>
      }
    >
      <Suspense>
        <Toaster toasts={toasts} onDismiss={onDismiss} words={WORDS.toast} />
      </Suspense>
    </ErrorBoundary>
  );
}
