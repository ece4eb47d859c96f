import { MONTHS_PER_YEAR } from '../life/completed-age.ts';
import { activityPaint } from '../ui/charts/paint.ts';
import { FIELD, type MonthField as Field } from './months.ts';
import './month-field.css';

const { width, height } = FIELD;
const ROW = height / MONTHS_PER_YEAR;
/** The radius of a dot for a month ahead, as a share of that of a past one. */
const AHEAD = 0.45;

interface DotsProps extends Pick<Field, 'column'> {
  readonly id: string;
  readonly radius: number;
}

/** A dot for each month. White, as they are used in a mask. */
function Dots({ id, column, radius }: DotsProps) {
  return (
    <pattern id={id} width={column} height={ROW} patternUnits="userSpaceOnUse">
      <circle cx={column / 2} cy={ROW / 2} r={radius} fill="#fff" />
    </pattern>
  );
}

/** A life in months: large dots so far, small ones ahead, in bands of the activities' colors. Its caption says the same. */
export function MonthField({ field }: { readonly field: Field }) {
  const { column, radius, end, lived, now, bands } = field;
  return (
    <svg
      className="chart month-field"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <Dots id="months-ahead" column={column} radius={radius * AHEAD} />
      <Dots id="months-lived" column={column} radius={radius} />
      <mask id="months">
        <rect width={end} height={height} fill="url(#months-ahead)" />
        <rect width={lived.years} height={height} fill="url(#months-lived)" />
        <rect x={lived.years} width={column} height={lived.months} fill="url(#months-lived)" />
      </mask>
      <g mask="url(#months)">
        <rect width={width} height={height} fill={activityPaint(null)} />
        {bands.map(({ id, y, height: share, color }) => (
          <rect key={id} y={y} width={width} height={share} fill={activityPaint(color)} />
        ))}
      </g>
      {now && <circle cx={now.x} cy={now.y} r={ROW * 0.55} fill="var(--glow)" stroke="var(--now)" />}
    </svg>
  );
}
