import type { ReactNode } from 'react';
import './disclosure.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  /** Whether it is open at first. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** The browser's own disclosure: a summary that opens its details. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
