import type { ReactNode } from 'react';

interface LineLabelProps {
  /** Where on the line, 0 to 1. */
  readonly share: number;
  readonly children: ReactNode;
}

/** A label on the line of life, moved back by its own share of its width, so that none sticks out at either end. */
export function LineLabel({ share, children }: LineLabelProps) {
  const style = { left: `${share * 100}%`, transform: `translateX(-${share * 100}%)` };
  return (
    <span className="line-label" style={style} aria-hidden>
      {children}
    </span>
  );
}
