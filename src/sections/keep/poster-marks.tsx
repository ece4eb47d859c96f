import { ChartText } from '../../ui/charts/chart-text.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { MARK_LINE, type PosterMarksLayout, SIGN_WIDTH } from './poster-marks-layout.ts';
import { TextLines } from './text-lines.tsx';

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
          {color && <rect x={at.x} y={at.y + 4} width={12} height={12} rx={3} fill={activityPaint(color)} />}
          {number !== null && (
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
