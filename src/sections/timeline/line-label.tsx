import type { ReactNode } from 'react';
import './line-label.css';

interface LineLabelProps {
  /** The position on the line, 0 to 1. */
  readonly share: number;
  readonly children: ReactNode;
}

/** A label on the timeline, moved back by the same share of its width, so that no label overflows at either end. */
export function LineLabel({ share, children }: LineLabelProps) {
  const percent = `${share * 100}%`;
  const style = { insetInlineStart: percent, transform: `translateX(calc(var(--backward) * ${percent}))` };
  return (
    <span className="line-label" style={style} aria-hidden>
      {children}
    </span>
  );
}
