import type { ReactNode } from 'react';
import { adoptStyles } from '../platform/adopt-styles.ts';
import styles from './disclosure.css?inline';

adoptStyles(styles);

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
