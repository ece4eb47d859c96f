import { ChartText } from '../../../charts/chart-text.tsx';
import { activityPaint } from '../../../charts/paint.ts';
import { TextLines } from '../../../charts/text-lines.tsx';
import { MARK_LINE, type PosterMarksLayout, SIGN_WIDTH } from './poster-marks-layout.ts';

interface PosterMarksProps {
  readonly layout: PosterMarksLayout;
  readonly x: number;
  readonly y: number;
}

/** The words of the chapters and moments on the poster, beside their colors and numbers. */
export function PosterMarks({ layout, x, y }: PosterMarksProps) {
  return (
    <svg x={x} y={y} overflow="visible">
      {layout.rows.map(({ id, number, color, lines, ...at }) => (
        <g key={id}>
          {color ? (
            <rect x={at.x} y={at.y + 4} width={12} height={12} rx={3} fill={activityPaint(color)} />
          ) : (
            <ChartText className="chart-number" x={at.x + SIGN_WIDTH - 12} y={at.y + 14} textAnchor="end">
              {number}
            </ChartText>
          )}
          <TextLines
            className="chart-name"
            lines={lines}
            x={at.x + SIGN_WIDTH}
            y={at.y + 15}
            lineHeight={MARK_LINE}
          />
        </g>
      ))}
    </svg>
  );
}
