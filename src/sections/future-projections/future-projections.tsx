import { sum } from 'd3-array';
import { ROW } from '#words/form.ts';
import { PROJECTIONS, TIME_SPLIT } from '#words/results.ts';
import { hasYearsAhead, movedAge } from '../../life/life-projection.ts';
import { useFormat } from '../../platform/locale.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { followSlider, useProjection } from '../../results/slider.tsx';
import { BAR_HEIGHT, Bar, BarAxis, type BarGeometry, layOutBars } from '../../ui/charts/bars.tsx';
import { ChartText } from '../../ui/charts/chart-text.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { Section } from '../../ui/section.tsx';
import { Tooltip, useRovingFocus } from '../../ui/tooltip.tsx';
import {
  describeBarParts,
  describeProjections,
  explainBars,
  listBarFigures,
} from './describe-projections.ts';
import './future-projections.css';

/** The margin of a bar's touch target, which is 44 pixels high in all. */
const TOUCH_MARGIN = 8;

export const FutureProjections = followSlider(function FutureProjections() {
  const format = useFormat();
  const projection = useProjection();
  const { activities } = projection;
  const by = movedAge(projection);
  const isAheadShown = hasYearsAhead(projection);
  const [ref, { width, scale }] = useChartRoom<HTMLDivElement>();
  const axis = layOutBars(activities, width);
  const marks = useRovingFocus(activities.map(({ id }) => id));
  return (
    <Section
      id="projections"
      title={PROJECTIONS.title}
      hint={explainBars(format, projection)}
      table={
        <DataTable
          caption={PROJECTIONS.title}
          columns={[
            TIME_SPLIT.columns.activity,
            by === null ? PROJECTIONS.columns.soFar : PROJECTIONS.columns.by(format, { age: by }),
            ...(isAheadShown ? [PROJECTIONS.columns.ahead] : []),
          ]}
          rows={activities.map(({ id, name, yearsSoFar, yearsRemaining }) => ({
            id,
            cells: [
              <OwnWords key={id}>{name}</OwnWords>,
              format.decimal(yearsSoFar),
              ...(isAheadShown ? [format.decimal(yearsRemaining)] : []),
            ],
          }))}
        />
      }
    >
      <div className="future-bars-room">
        <div
          className="future-bars"
          role="group"
          aria-label={describeProjections(format, activities, projection)}
          data-marks
        >
          {axis.bars.map((bar) => (
            <BarRow key={bar.activity.id} {...{ bar, axis, scale, marks }} />
          ))}
          <div className="future-bars-axis" ref={ref}>
            {width > 0 && <BarAxis axis={axis} scale={scale} />}
          </div>
        </div>
      </div>
    </Section>
  );
});

interface BarRowProps {
  readonly bar: BarGeometry['bars'][number];
  readonly axis: BarGeometry;
  readonly scale: number;
  readonly marks: ReturnType<typeof useRovingFocus>;
}

function BarRow({ bar, axis, scale, marks }: BarRowProps) {
  const format = useFormat();
  const { width } = axis;
  const { id, name } = bar.activity;
  const parts = describeBarParts(format, bar.activity, useProjection());
  return (
    <div className="future-bars-row">
      <span className="future-bars-name" aria-hidden>
        <OwnWords>{name}</OwnWords>
      </span>
      <div className="chart-room future-bars-bar">
        {width > 0 && (
          <Bar bar={bar} axis={axis} scale={scale}>
            <BarFigures bar={bar} />
            <rect
              {...marks.props(id)}
              aria-label={ROW.labeled({ name, text: parts })}
              y={-TOUCH_MARGIN}
              width={width}
              height={BAR_HEIGHT + 2 * TOUCH_MARGIN}
            />
          </Bar>
        )}
        {marks.shown === id && (
          <Tooltip at={{ x: width / 2, y: 0 }} width={width} scale={scale} {...marks.tooltipProps}>
            <b>
              <OwnWords>{name}</OwnWords>
            </b>
            <span>{parts}</span>
          </Tooltip>
        )}
      </div>
    </div>
  );
}

const PLATE_HEIGHT = 20;
/** From the top of a bar to the baseline of its figures. */
const BASELINE = 19;

/** The years up to the slider's age, and those ahead, each on a plate that is read on any color. */
function BarFigures({ bar: { activity, parts } }: Pick<BarRowProps, 'bar'>) {
  const format = useFormat();
  const { soFar, ahead } = listBarFigures(format, activity, useProjection());
  const widthOf = (isAhead: boolean) =>
    sum(parts, ({ tone, width }) => ((tone === 'ahead') === isAhead ? width : 0));
  const figures = placeFigures({ width: widthOf(false), text: soFar }, { width: widthOf(true), text: ahead });
  return (
    <g aria-hidden>
      {figures.map(({ text, x, width }) => (
        <g key={x}>
          <rect
            x={x}
            y={(BAR_HEIGHT - PLATE_HEIGHT) / 2}
            width={width}
            height={PLATE_HEIGHT}
            rx={PLATE_HEIGHT / 2}
            fill="var(--ground)"
          />
          <ChartText className="future-bars-figure" x={x + width / 2} y={BASELINE} textAnchor="middle">
            {text}
          </ChartText>
        </g>
      ))}
    </g>
  );
}

/** All in pixels of the drawing. */
const PADDING = 6;
/** At least the width of a digit or a point at 14 pixels, with tabular figures. */
const CHARACTER = 7;
const GAP = 4;

interface Part {
  readonly width: number;
  /** Empty for none. */
  readonly text: string;
}

const widthOf = (text: string) => (text === '' ? 0 : text.length * CHARACTER + 2 * PADDING);

/**
 * Places the two figures of a bar at its ends. One whose part is too narrow is next to it in the other part; if that has
 * no room either, both follow the bar.
 */
export function placeFigures(soFar: Part, ahead: Part) {
  const [first, second] = [widthOf(soFar.text), widthOf(ahead.text)];
  const whole = soFar.width + ahead.width;
  const needed = (width: number) => (width === 0 ? 0 : width + 2 * GAP);
  const both = needed(first) + needed(second) - GAP;
  const [fitsFirst, fitsSecond] = [needed(first) <= soFar.width, needed(second) <= ahead.width];
  const starts = () => {
    if (fitsFirst && fitsSecond) return [GAP, whole - second - GAP] as const;
    if (fitsSecond && both <= ahead.width) return [soFar.width + GAP, whole - second - GAP] as const;
    if (fitsFirst && both <= soFar.width) return [GAP, soFar.width - second - GAP] as const;
    return [whole + GAP, whole + first + 2 * GAP] as const;
  };
  const [firstX, secondX] = starts();
  return [
    { text: soFar.text, x: firstX, width: first },
    { text: ahead.text, x: secondX, width: second },
  ].filter(({ text }) => text !== '');
}
