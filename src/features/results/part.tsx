import type { ReactNode } from 'react';
import { WORDS } from '../../content/words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

interface PartProps {
  /** What a visitor calls it, such as its heading. */
  readonly name: string;
  /** What it shows: with something else, it is tried again by itself. */
  readonly of?: unknown;
  readonly children: ReactNode;
}

/** A part of the page that can break without taking another with it: then it says so, and can be tried again. */
export function Part({ name, of, children }: PartProps) {
  return (
    <ErrorBoundary
      of={of}
      renderFallback={(retry) => (
        <div className="broken" role="alert">
          <p>{WORDS.broken.part(name)}</p>
          <Button onClick={retry}>{WORDS.broken.again}</Button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
