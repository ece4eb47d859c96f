import type { ReactNode } from 'react';
import './disclosure.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** The browser's own disclosure: a summary that opens its details. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="disclosure">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
