import type { ReactNode } from 'react';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import styles from './line-label.css?inline';

adoptStyles(styles);

interface LineLabelProps {
  /** Where on the line, 0 to 1. */
  readonly share: number;
  readonly children: ReactNode;
}

/** A label on the line of life, moved back by its own share of its width, so that none sticks out at either end. */
export function LineLabel({ share, children }: LineLabelProps) {
  const percent = `${share * 100}%`;
  const style = { insetInlineStart: percent, transform: `translateX(calc(var(--backward) * ${percent}))` };
  return (
    <span className="line-label" style={style} aria-hidden>
      {children}
    </span>
  );
}
