import { ChartText } from '../../ui/charts/chart-text.tsx';
import { anchorFor, directionOf } from '../../ui/charts/text-direction.ts';

interface TextLinesProps {
  readonly lines: readonly string[];
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  readonly lineHeight: number;
  readonly className: string;
}

/** A text in lines that are aligned to the left edge, in any script: the visitor's own words, too. */
export function TextLines({ lines, x, y, lineHeight, className }: TextLinesProps) {
  const direction = directionOf(lines);
  return lines.map((line, index) => (
    <ChartText
      // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity
      key={index}
      className={className}
      x={x}
      y={y + index * lineHeight}
      direction={direction}
      textAnchor={anchorFor(direction, 'start')}
    >
      {line}
    </ChartText>
  ));
}
