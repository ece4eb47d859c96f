interface TextLinesProps {
  readonly lines: readonly string[];
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  readonly lineHeight: number;
  readonly className: string;
}

/** Keeps what is inside from changing the direction of what is around it, and lets its first letter decide its own. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** Lines of somebody's own words, in whatever direction they are written. */
export function TextLines({ lines, x, y, lineHeight, className }: TextLinesProps) {
  return lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a line is its place
    <text key={index} className={className} x={x} y={y + index * lineHeight}>
      {isolate(line)}
    </text>
  ));
}
