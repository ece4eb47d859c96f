import type { ReactNode } from 'react';

interface TooltipProps {
  /** What it points at, in pixels of the picture. */
  readonly at: { readonly x: number; readonly y: number };
  /** Of the picture, in pixels. */
  readonly width: number;
  /** How many CSS pixels each of the picture's is. */
  readonly scale: number;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly children: ReactNode;
}

/** What a picture tells of one of its marks, over it. It is moved along the picture so that it never sticks out. */
export function Tooltip({ at, width, scale, onPointerEnter, onPointerLeave, children }: TooltipProps) {
  const share = Math.min(1, Math.max(0, at.x / (width || 1))) * 100;
  return (
    <div
      className="tooltip"
      role="tooltip"
      style={{
        left: `${at.x * scale}px`,
        top: `${at.y * scale}px`,
        transform: `translate(-${share}%, calc(-100% - 0.625rem))`,
      }}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {children}
    </div>
  );
}
