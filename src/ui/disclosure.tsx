import type { ReactNode } from 'react';
import './disclosure.css';

export const Disclosure = ({ summary, children }: Readonly<Record<'summary' | 'children', ReactNode>>) => (
  <details className="disclosure">
    <summary>{summary}</summary>
    {children}
  </details>
);
