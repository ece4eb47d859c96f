import type { ReactNode } from 'react';
import './disclosure.css';

/** The browser's own disclosure: a summary that opens its details. */
export const Disclosure = ({ summary, children }: Readonly<Record<'summary' | 'children', ReactNode>>) => (
  <details className="disclosure">
    <summary>{summary}</summary>
    {children}
  </details>
);
