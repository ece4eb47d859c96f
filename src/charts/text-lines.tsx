interface TextLinesProps {
  readonly lines: readonly string[];
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  readonly lineHeight: number;
  readonly className: string;
}

/** Matches text whose first letter belongs to a right-to-left script. */
const RIGHT_TO_LEFT =
  /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Lines of the visitor's own words, each aligned to the left edge, in any script. */
export function TextLines({ lines, x, y, lineHeight, className }: TextLinesProps) {
  return lines.map((line, index) => {
    const rightToLeft = RIGHT_TO_LEFT.test(line);
    return (
      <text
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity
        key={index}
        className={className}
        x={x}
        y={y + index * lineHeight}
        direction={rightToLeft ? 'rtl' : 'ltr'}
        textAnchor={rightToLeft ? 'end' : 'start'}
      >
        {line}
      </text>
    );
  });
}
