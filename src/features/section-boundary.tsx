import { type ReactNode, useEffect, useState } from 'react';
import { MESSAGES } from '../content/messages.ts';
import { CODE_LIMIT_MS } from '../platform/in-time.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

interface ErrorFallbackProps {
  /** What a visitor calls what is not there, such as its heading. */
  readonly name: string;
  readonly onRetry: () => void;
  /** Loads the page anew, for what a new version of the page may have taken away. */
  readonly onReload?: (() => void) | undefined;
}

/** What stands in the place of a part that cannot be shown. */
export function ErrorFallback({ name, onRetry, onReload }: ErrorFallbackProps) {
  return (
    <div className="notice broken" role="alert">
      <p>{MESSAGES.broken.part(name)}</p>
      {onReload && <p>{MESSAGES.broken.renewed}</p>}
      <Button onClick={onRetry}>{MESSAGES.broken.again}</Button>{' '}
      {onReload && <Button onClick={onReload}>{MESSAGES.broken.reload}</Button>}
    </div>
  );
}

interface SectionBoundaryProps extends Pick<ErrorFallbackProps, 'name' | 'onReload'> {
  /** What it shows: with something else, it is tried again by itself. */
  readonly resetKey?: unknown;
  /** Fetches again what it needs. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** A part of the page that can break without taking another with it: then it says so, and can be tried again. */
export function SectionBoundary({ name, resetKey: of, onRetry, onReload, children }: SectionBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={of}
      renderFallback={(showAgain) => (
        <ErrorFallback
          name={name}
          onRetry={() => {
            onRetry?.();
            showAgain();
          }}
          onReload={onReload}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

interface LateProps extends ErrorFallbackProps {
  /** What stands there until it takes too long. */
  readonly before?: ReactNode;
}

/** In the place of a part whose code is on its way: once that takes too long, it says so, and can be tried again. */
export function LoadingFallback({ before, ...broken }: LateProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (late) return;
    const timer = setTimeout(setLate, CODE_LIMIT_MS, true);
    return () => clearTimeout(timer);
  }, [late]);
  if (!late) return before;
  const retry = () => {
    setLate(false);
    broken.onRetry();
  };
  return <ErrorFallback {...broken} onRetry={retry} />;
}
