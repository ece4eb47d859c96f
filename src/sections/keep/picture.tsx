import { Fragment } from 'react';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { measureText } from '../../platform/measure-text.ts';
import { wrapText } from '../../platform/wrap-text.ts';
import { DotLines } from '../../ui/charts/weeks.tsx';
import styles from './picture.css?inline';
import { UNITS_PER_MM } from './picture-formats.ts';
import { PictureFrame } from './picture-frame.tsx';
import { layOutPicture, type PictureContent, type PictureLayout } from './picture-layout.ts';

adoptStyles(styles);

/** A picture of the weeks of a life. */
export interface PictureProps extends PictureContent {
  readonly theme: 'dark' | 'light';
}

/** The sizes of the dots, as shares of their distance. */
const LIVED = 0.78;
const AHEAD = 0.7;
const HOLE = 0.55;

/** The weeks of a life as a picture to keep, the same for every format. */
export function Picture({ theme, ...content }: PictureProps) {
  const { format, personal } = content;
  const layout = layOutPicture(content, { wrap: wrapText, measure: measureText });
  return (
    <PictureFrame
      className="picture"
      width={format.width}
      unitsPerMm={format.unit === 'mm' ? UNITS_PER_MM : undefined}
      theme={theme}
      {...layout.words}
      height={format.height}
      charts={[{ key: 'weeks', x: 0, y: 0, chart: <Field layout={layout} personal={personal} /> }]}
    />
  );
}

interface FieldProps extends Pick<PictureProps, 'personal'> {
  readonly layout: PictureLayout;
}

/** The weeks, and the line at their end. */
const Field = ({ layout, personal }: FieldProps) => (
  <>
    {layout.end && <line {...layout.end} stroke="var(--edge)" />}
    <Dots layout={layout} personal={personal} />
  </>
);

/** Where a column is a year, rows and columns change places. */
function Dots({ layout: { geometry, paints, field, viewBox, isTurned, circles }, personal }: FieldProps) {
  const { pitch, dots } = geometry;
  const [lived, ahead] = (['lived', 'ahead'] as const).map((tone) =>
    dots
      .filter((each) => each.tone === tone)
      .map(({ run, decades }) => ({ run, decades, pitch, paint: paints[run]?.[tone] ?? 'var(--ink)' })),
  );
  const { x, y, width, height } = field;
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={viewBox} overflow="visible">
      <g transform={isTurned ? 'matrix(0 1 1 0 0 0)' : undefined}>
        <g fill="none" strokeLinecap="round">
          {ahead?.map(({ run, ...line }) => (
            <Fragment key={run}>
              <DotLines {...line} size={AHEAD} />
              <DotLines {...line} size={HOLE} paint="var(--ground)" />
            </Fragment>
          ))}
          {/* The light falls between the weeks so far. */}
          {circles.light.map((circle) => (
            <circle key={circle.r} {...circle} fill="var(--glow)" />
          ))}
          {lived?.map(({ run, ...line }) => (
            <DotLines key={run} {...line} size={LIVED} />
          ))}
        </g>
        {circles.rings.map((circle) => (
          <circle key={`${circle.cx} ${circle.cy}`} {...circle} fill="var(--ground)" stroke="var(--ink)" />
        ))}
        {personal && <personal.code.MomentMarks marks={circles.numbered} />}
        {circles.today && <circle {...circles.today} fill="var(--glow)" stroke="var(--now)" />}
      </g>
    </svg>
  );
}
