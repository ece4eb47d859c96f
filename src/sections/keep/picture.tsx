import { Fragment } from 'react';
import { measureText } from '../../platform/measure-text.ts';
import { wrapText } from '../../platform/wrap-text.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { MomentMarks } from '../../weeks/moment-marks.tsx';
import { DotLines } from '../../weeks/weeks.tsx';
import type { ChapterLine } from './chapter-names.ts';
import './picture.css';
import { PictureFrame } from './picture-frame.tsx';
import { layOutPicture, type PictureContent, type PictureLayout } from './picture-layout.ts';

/** A picture of the weeks of a life. */
export interface PictureProps extends PictureContent {
  readonly theme: 'dark' | 'light';
}

/** The sizes of the dots, as shares of their distance. */
const LIVED = 0.78;
const AHEAD = 0.7;
const HOLE = 0.55;
/** The width of the line to a chapter's name, as a share of that along the chapter's weeks. */
const TO_NAME = 0.22;

/** The weeks of a life as a picture to keep, the same for every format. */
export function Picture({ theme, ...content }: PictureProps) {
  const { format } = content;
  const layout = layOutPicture(content, { wrap: wrapText, measure: measureText });
  return (
    <PictureFrame
      className="picture"
      width={format.width}
      theme={theme}
      {...layout.words}
      height={format.height}
      charts={[{ key: 'weeks', x: 0, y: 0, chart: <Field layout={layout} /> }]}
    />
  );
}

/** The weeks, with what is along them. */
function Field({ layout }: { readonly layout: PictureLayout }) {
  const { grid, dots, paints, circles, chapterLines, end } = layout;
  const { pitch } = grid;
  const [lived = [], ahead = []] = (['lived', 'ahead'] as const).map((tone) =>
    dots
      .filter((each) => each.tone === tone)
      .map(({ run, decades }) => ({ run, decades, pitch, paint: paints[run]?.[tone] ?? 'var(--ink)' })),
  );
  return (
    <>
      {end && <line {...end} stroke="var(--edge)" />}
      {chapterLines.map((line) => (
        <ChapterAlong key={line.id} line={line} />
      ))}
      <g fill="none" strokeLinecap="round">
        {ahead.map(({ run, ...line }) => (
          <Fragment key={run}>
            <DotLines {...line} size={AHEAD} />
            <DotLines {...line} size={HOLE} paint="var(--ground)" />
          </Fragment>
        ))}
      </g>
      {/* The light falls between the weeks so far. */}
      {circles.light.map((circle) => (
        <circle key={circle.r} {...circle} fill="var(--glow)" />
      ))}
      <g fill="none" strokeLinecap="round">
        {lived.map(({ run, ...line }) => (
          <DotLines key={run} {...line} size={LIVED} />
        ))}
      </g>
      {circles.rings.map((circle) => (
        <circle key={`${circle.cx} ${circle.cy}`} {...circle} fill="var(--ground)" stroke="var(--ink)" />
      ))}
      <MomentMarks marks={circles.numbered} />
      {circles.today && <circle {...circles.today} fill="var(--glow)" stroke="var(--now)" />}
    </>
  );
}

/** A line along the weeks of a chapter, with one to its name. */
function ChapterAlong({ line: { color, width, along, toName } }: { readonly line: ChapterLine }) {
  return (
    <g fill="none" stroke={activityPaint(color)}>
      <path d={toName} strokeWidth={width * TO_NAME} />
      <path d={along} strokeWidth={width} />
    </g>
  );
}
