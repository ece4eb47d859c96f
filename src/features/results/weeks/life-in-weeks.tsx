import { useCallback, useMemo } from 'react';
import { pictureWeeks, type WeeksBy } from '../../../charts/week-picture.ts';
import { Weeks } from '../../../charts/weeks.tsx';
import type { Format } from '../../../content/format.ts';
import {
  describeRow,
  describeWeek,
  describeWeeks,
  listWeeks,
  WEEK_MESSAGES,
} from '../../../content/week-messages.ts';
import type { CalendarDate } from '../../../life/calendar-date.ts';
import { isPartOfDay } from '../../../life/result.ts';
import { WEEKS_PER_YEAR } from '../../../life/weeks.ts';
import { datesOfWeek } from '../../../life/weeks-of-life.ts';
import { useWidth } from '../../../platform/use-width.ts';
import { ChartCursor } from '../../../ui/chart-cursor.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Section } from '../../../ui/section.tsx';
import { TableDetails } from '../../../ui/table-details.tsx';
import { useChartCursor } from '../../../ui/use-chart-cursor.ts';
import { DeferredSection, type ProjectedViews } from '../deferred-section.tsx';
import type { ProjectedView } from '../projected-view.ts';
import { WeekKey } from './week-key.tsx';

/** How tall a life of about eighty years is on a wide screen, in pixels: one look takes it in. */
const HEIGHT = 900;
const STEP_BY_KEY = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEKS_PER_YEAR,
  ArrowDown: WEEKS_PER_YEAR,
  PageUp: -10 * WEEKS_PER_YEAR,
  PageDown: 10 * WEEKS_PER_YEAR,
};
const BY = (['time', 'activities'] as const).map((value) => ({ value, label: WEEK_MESSAGES.by[value] }));

interface PartProps {
  readonly moment: ProjectedView;
  readonly by: WeeksBy;
  readonly format: Format;
}

/** Whole weeks: lived, up to the slider's age, still to come. */
const countWeeks = ({ result, offsetWeeks }: ProjectedView) => ({
  lived: result.weeksLived,
  between: offsetWeeks,
  toCome: result.weeksRemaining - offsetWeeks,
});

const describe = (format: Format, moment: ProjectedView) =>
  describeWeeks(format, {
    ...countWeeks(moment),
    projectedAge: moment.projection.age,
    lifeExpectancy: moment.result.lifeExpectancy,
  });

/** The slider's age, as written; `null` when it is not moved. */
const writeUntil = (format: Format, { moved, projection }: ProjectedView) =>
  moved ? format.number(projection.age) : null;

interface LifeInWeeksProps {
  /** `null` where nobody has told it. */
  readonly birthdate: CalendarDate | null;
  readonly moments: ProjectedViews;
  readonly by: WeeksBy;
  readonly onChooseBy: (by: WeeksBy) => void;
  readonly format: Format;
}

/** A life as a field of weeks, a sentence and a table. */
export function LifeInWeeks({ birthdate, moments, by, onChooseBy, format }: LifeInWeeksProps) {
  const renderAside = useCallback(
    (moment: ProjectedView) => (
      <>
        <p className="sentence">{describe(format, moment)}</p>
        <Choice legend={WEEK_MESSAGES.choice} options={BY} chosen={by} onChoose={onChooseBy} />
        <WeekKey
          by={by}
          series={moment.series}
          until={writeUntil(format, moment)}
          ahead={countWeeks(moment).toCome > 0}
        />
      </>
    ),
    [by, onChooseBy, format],
  );
  const renderPicture = useCallback(
    (moment: ProjectedView) => <WeeksPicture birthdate={birthdate} moment={moment} by={by} format={format} />,
    [birthdate, by, format],
  );
  // A table is read, not watched: it follows when the slider rests.
  const table = useMemo(
    () => <WeeksTable moment={moments.deferred} format={format} />,
    [moments.deferred, format],
  );
  return (
    <Section id="weeks" title={WEEK_MESSAGES.title} hint={WEEK_MESSAGES.hint}>
      <div className="weeks">
        <DeferredSection
          name={WEEK_MESSAGES.title}
          className="weeks-aside"
          moments={moments}
          render={renderAside}
        />
        <DeferredSection
          name={WEEK_MESSAGES.title}
          className="weeks-picture"
          moments={moments}
          render={renderPicture}
        />
        <div className="weeks-table">
          {table}
          <p className="note">{WEEK_MESSAGES.note}</p>
        </div>
      </div>
    </Section>
  );
}

function WeeksPicture({ birthdate, moment, by, format }: PartProps & Pick<LifeInWeeksProps, 'birthdate'>) {
  const { weeks, series } = moment;
  const [ref, width, scale] = useWidth<HTMLDivElement>();
  const { geometry, runs, paints, heads } = pictureWeeks({
    weeks,
    series,
    by,
    room: { width, height: HEIGHT },
    formatWeek: (week) => WEEK_MESSAGES.week(format.number(week)),
  });
  const probe = useChartCursor<HTMLDivElement>({
    of: moment.result,
    count: weeks.total,
    start: Math.min(weeks.now, weeks.total - 1),
    scale,
    pointAt: geometry.weekAt,
    stepByKey: STEP_BY_KEY,
  });
  const sentence = describe(format, moment);
  const columns = runs.map(({ from, to }, index) => ({
    activity: series[index]?.activity ?? '',
    points: to - from,
  }));
  const tell = (week: number) => {
    const column = week % WEEKS_PER_YEAR;
    const run = runs.findIndex(({ from, to }) => column >= from && column < to);
    return describeWeek(format, {
      age: Math.floor(week / WEEKS_PER_YEAR),
      week: column + 1,
      dates: birthdate && datesOfWeek(birthdate, week),
      state: week < weeks.now ? 'lived' : week === weeks.now ? 'now' : 'toCome',
      activity: by === 'activities' ? series[run]?.activity : undefined,
    });
  };
  const told = probe.shown === null ? null : { at: geometry.placeOf(probe.shown), ...tell(probe.shown) };
  return (
    <div ref={ref}>
      {width > 0 && (
        <ChartCursor
          probe={probe}
          label={by === 'activities' ? `${sentence} ${describeRow(format, columns)}` : sentence}
          keys={WEEK_MESSAGES.keys}
          width={width}
          scale={scale}
          told={told}
        >
          <Weeks
            geometry={geometry}
            scale={scale}
            paints={paints}
            heads={heads}
            ageTitle={WEEK_MESSAGES.age}
            formatAge={format.number}
          >
            {told && <WeekPointer {...told.at} pitch={geometry.pitch} />}
          </Weeks>
        </ChartCursor>
      )}
    </div>
  );
}

function WeeksTable({ moment, format }: Pick<PartProps, 'moment' | 'format'>) {
  const until = writeUntil(format, moment);
  return (
    <TableDetails
      summary={WEEK_MESSAGES.table}
      columns={[
        WEEK_MESSAGES.columns.what,
        WEEK_MESSAGES.columns.lived,
        ...(until === null ? [] : [WEEK_MESSAGES.until(until)]),
        WEEK_MESSAGES.toCome,
      ]}
      rows={listWeeks(format, countWeeks(moment), moment.series.filter(isPartOfDay))}
    />
  );
}

/** A ring round the week that is being told of. */
function WeekPointer({ x, y, pitch }: { readonly x: number; readonly y: number; readonly pitch: number }) {
  return <circle cx={x} cy={y} r={pitch * 0.9 + 1} fill="none" stroke="var(--ink)" strokeWidth={1.5} />;
}
