import { anchorFor, directionOf } from './text-direction.ts';

interface TextLinesProps {
  readonly lines: readonly string[];
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  readonly lineHeight: number;
  readonly className: string;
}

/** Lines of the visitor's own words, each aligned to the left edge, in any script. */
export function TextLines({ lines, x, y, lineHeight, className }: TextLinesProps) {
  return lines.map((line, index) => {
    const direction = directionOf(line);
    return (
      <text
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity
        key={index}
        className={className}
        x={x}
        y={y + index * lineHeight}
        direction={direction}
        textAnchor={anchorFor(direction, 'start')}
      >
        {line}
      </text>
    );
  });
}
