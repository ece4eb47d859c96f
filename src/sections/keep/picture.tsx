import { adoptStyles } from '../../platform/adopt-styles.ts';
import { wrapText } from '../../platform/wrap-text.ts';
import type { Point, WeekGeometry, Weeks } from '../../ui/charts/week-geometry.ts';
import { DotLines } from '../../ui/charts/weeks.tsx';
import styles from './picture.css?inline';
import { type PictureFormat, UNITS_PER_MM } from './picture-formats.ts';
import { PictureFrame } from './picture-frame.tsx';
import { layOutPicture, type PictureLayout } from './picture-layout.ts';
import type { PictureMarks } from './picture-marks.ts';
import type { PictureWords } from './picture-text.ts';

adoptStyles(styles);

/** A picture of the weeks of a life. */
export interface PictureProps {
  readonly format: PictureFormat;
  readonly weeks: Weeks;
  readonly words: PictureWords;
  readonly theme: 'dark' | 'light';
  /** The life whose moments are marked; `null` for none. */
  readonly personal: PictureMarks | null;
}

/** The sizes of the dots, as shares of their distance. */
const LIVED = 0.78;
const AHEAD = 0.7;
const HOLE = 0.55;
/** The ring of a moment without a number. */
const RING = { radius: 0.55, width: 0.2 };
/** The height of a ring with a number, in pitches: a number is legible on A4. */
const NUMBER = 1.75;
/** The light around today, from the outside. */
const GLOW = [
  { radius: 2.6, opacity: 0.1 },
  { radius: 1.9, opacity: 0.16 },
  { radius: 1.3, opacity: 0.3 },
];

/** The weeks of a life as a picture to keep, the same for every format. */
export function Picture({ format, weeks, words, theme, personal }: PictureProps) {
  const { width, height, unit } = format;
  const layout = layOutPicture(format, weeks, words, wrapText);
  return (
    <PictureFrame
      className="picture"
      width={width}
      height={height}
      unitsPerMm={unit === 'mm' ? UNITS_PER_MM : undefined}
      theme={theme}
      swatches={[]}
      lines={layout.lines}
    >
      {layout.end && (
        <line
          x1={layout.end.from.x}
          y1={layout.end.from.y}
          x2={layout.end.to.x}
          y2={layout.end.to.y}
          stroke="var(--edge)"
          strokeWidth={width / 1000}
        />
      )}
      <Field layout={layout} horizontal={format.direction === 'horizontal'} personal={personal} />
    </PictureFrame>
  );
}

interface FieldProps extends Pick<PictureProps, 'personal'> {
  readonly layout: PictureLayout;
  readonly horizontal: boolean;
}

function Field({ layout, horizontal, personal }: FieldProps) {
  const { geometry, dots, field, hasMoments } = layout;
  const { pitch, now } = geometry;
  const [lived, ahead] = (['lived', 'ahead'] as const).map((tone) =>
    geometry.dots.find((each) => each.tone === tone),
  );
  const box = horizontal
    ? [dots.y, dots.x, dots.height, dots.width]
    : [dots.x, dots.y, dots.width, dots.height];
  return (
    <svg
      x={field.x}
      y={field.y}
      width={field.width}
      height={field.height}
      viewBox={box.join(' ')}
      overflow="visible"
    >
      {/* Lying, rows and columns change places. */}
      <g transform={horizontal ? 'matrix(0 1 1 0 0 0)' : undefined}>
        <g fill="none" strokeLinecap="round">
          {ahead && <DotLines decades={ahead.decades} pitch={pitch} size={AHEAD} paint="var(--edge)" />}
          {ahead && <DotLines decades={ahead.decades} pitch={pitch} size={HOLE} paint="var(--ground)" />}
          {/* The light falls between the weeks so far. */}
          {now && <Glow at={now} pitch={pitch} />}
          {lived && <DotLines decades={lived.decades} pitch={pitch} size={LIVED} paint="var(--ink)" />}
        </g>
        {personal && !hasMoments && <Rings geometry={geometry} moments={personal.marks.moments} />}
        {personal && hasMoments && (
          <personal.code.MomentMarks
            marks={personal.code.layOutMarks(geometry, personal.marks.moments, pitch * NUMBER)}
          />
        )}
        {now && (
          <circle
            cx={now.x}
            cy={now.y}
            r={pitch * 0.62}
            fill="var(--glow)"
            stroke="var(--now)"
            strokeWidth={pitch * 0.08}
          />
        )}
      </g>
    </svg>
  );
}

interface RingsProps {
  readonly geometry: WeekGeometry;
  readonly moments: readonly { readonly week: number }[];
}

/** The weeks of moments as rings, without numbers: nothing beside them says what the numbers mean. */
function Rings({ geometry: { pitch, count, placeOf }, moments }: RingsProps) {
  const weeks = new Set(moments.map(({ week }) => week).filter((week) => week < count));
  return [...weeks].map((week) => {
    const { x, y } = placeOf(week);
    return (
      <circle
        key={week}
        cx={x}
        cy={y}
        r={pitch * RING.radius}
        fill="var(--ground)"
        stroke="var(--ink)"
        strokeWidth={pitch * RING.width}
      />
    );
  });
}

function Glow({ at: { x, y }, pitch }: { readonly at: Point; readonly pitch: number }) {
  return GLOW.map(({ radius, opacity }) => (
    <circle key={radius} cx={x} cy={y} r={pitch * radius} fill="var(--glow)" fillOpacity={opacity} />
  ));
}
