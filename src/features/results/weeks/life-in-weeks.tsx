import { useMemo } from 'react';
import { shareColumns } from '../../../charts/week-columns.ts';
import { pictureWeeks } from '../../../charts/week-picture.ts';
import { Weeks } from '../../../charts/weeks.tsx';
import { formatProjectedAge } from '../../../content/result-messages.ts';
import {
  describeWeek,
  describeWeeks,
  describeYear,
  listWeeks,
  WEEK_MESSAGES,
} from '../../../content/week-messages.ts';
import { isPartOfDay, type LifeProjection } from '../../../life/life-projection.ts';
import { WEEKS_PER_YEAR } from '../../../life/weeks.ts';
import { datesOfWeek } from '../../../life/weeks-of-life.ts';
import { useWidth } from '../../../platform/use-width.ts';
import { ChartCursor } from '../../../ui/chart-cursor.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Section } from '../../../ui/section.tsx';
import { TableDetails } from '../../../ui/table-details.tsx';
import { useChartCursor } from '../../../ui/use-chart-cursor.ts';
import { DeferredSection } from '../deferred-section.tsx';
import { useProjectedViews, useProjection } from '../projection-context.ts';
import { type ResultsModel, useResults } from '../results-context.ts';
import { WeekKey } from './week-key.tsx';

/** The height of a life of about eighty years on a wide screen, in pixels, so that it fits on one screen. */
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

/** A life in weeks: a chart, a sentence and a table. */
export function LifeInWeeks() {
  return (
    <Section id="weeks" title={WEEK_MESSAGES.title} hint={WEEK_MESSAGES.hint}>
      <div className="weeks">
        <DeferredSection name={WEEK_MESSAGES.title} className="weeks-aside">
          <WeeksAside />
        </DeferredSection>
        <DeferredSection name={WEEK_MESSAGES.title} className="weeks-picture">
          <WeeksPicture />
        </DeferredSection>
        <div className="weeks-table">
          <WeeksTable />
          <p className="note">{WEEK_MESSAGES.note}</p>
        </div>
      </div>
    </Section>
  );
}

function WeeksAside() {
  const results = useResults();
  const { weeksBy, onChooseWeeksBy, format } = results;
  const projection = useProjection();
  return (
    <>
      <p className="sentence">{describePicture(results, projection)}</p>
      <Choice legend={WEEK_MESSAGES.choice} options={BY} chosen={weeksBy} onChoose={onChooseWeeksBy} />
      <WeekKey
        by={weeksBy}
        activities={projection.activities}
        until={formatProjectedAge(format, projection)}
        ahead={projection.weeksRemaining > 0}
      />
    </>
  );
}

/** Creates a function that describes a week of the chart. */
function describeWeekOf({ shown, format }: ResultsModel, { weeks }: LifeProjection) {
  const birthdate = shown.dates?.birthdate;
  return (week: number) =>
    describeWeek(format, {
      age: Math.floor(week / WEEKS_PER_YEAR),
      week: (week % WEEKS_PER_YEAR) + 1,
      dates: birthdate ? datesOfWeek(birthdate, week) : null,
      state: week < weeks.now ? 'lived' : week === weeks.now ? 'now' : 'ahead',
    });
}

/** A description of the whole chart. */
function describePicture({ weeksBy, format }: ResultsModel, projection: LifeProjection) {
  const sentence = describeWeeks(format, projection);
  if (weeksBy === 'time') return sentence;
  const { activities } = projection;
  const columns = shareColumns(
    activities.map(({ percentage }) => percentage),
    WEEKS_PER_YEAR,
  );
  const shares = columns.map(({ from, to }, index) => ({
    name: activities[index]?.name ?? '',
    weeks: to - from,
  }));
  return `${sentence} ${describeYear(format, shares)}`;
}

function WeeksPicture() {
  const results = useResults();
  const projection = useProjection();
  const { weeksBy, format } = results;
  const { weeks, activities } = projection;
  const [ref, width, scale] = useWidth<HTMLDivElement>();
  const { geometry, paints, heads } = pictureWeeks({
    weeks,
    activities,
    by: weeksBy,
    room: { width, height: HEIGHT },
    formatWeek: (week) => WEEK_MESSAGES.week(format.number(week)),
  });
  const cursor = useChartCursor<HTMLDivElement>({
    resetOn: results.shown.life,
    count: weeks.total,
    start: Math.min(weeks.now, weeks.total - 1),
    scale,
    pointAt: geometry.weekAt,
    stepByKey: STEP_BY_KEY,
  });
  const point =
    cursor.shown === null
      ? null
      : { at: geometry.placeOf(cursor.shown), ...describeWeekOf(results, projection)(cursor.shown) };
  return (
    <div ref={ref}>
      {width > 0 && (
        <ChartCursor
          cursor={cursor}
          label={describePicture(results, projection)}
          keys={WEEK_MESSAGES.keys}
          width={width}
          scale={scale}
          point={point}
        >
          <Weeks
            geometry={geometry}
            scale={scale}
            paints={paints}
            heads={heads}
            ageTitle={WEEK_MESSAGES.age}
            formatAge={format.number}
          >
            {point && <WeekPointer {...point.at} pitch={geometry.pitch} />}
          </Weeks>
        </ChartCursor>
      )}
    </div>
  );
}

/** The table follows only when the slider rests. */
function WeeksTable() {
  const { deferred } = useProjectedViews();
  const { format } = useResults();
  return useMemo(() => {
    const until = formatProjectedAge(format, deferred);
    return (
      <TableDetails
        summary={WEEK_MESSAGES.table}
        title={WEEK_MESSAGES.title}
        columns={[
          WEEK_MESSAGES.columns.what,
          WEEK_MESSAGES.columns.lived,
          ...(until === null ? [] : [WEEK_MESSAGES.until(until)]),
          WEEK_MESSAGES.ahead,
        ]}
        rows={listWeeks(format, deferred, deferred.activities.filter(isPartOfDay))}
      />
    );
  }, [deferred, format]);
}

/** A ring around the current week of the cursor. */
function WeekPointer({ x, y, pitch }: { readonly x: number; readonly y: number; readonly pitch: number }) {
  return <circle cx={x} cy={y} r={pitch * 0.9 + 1} fill="none" stroke="var(--ink)" strokeWidth={1.5} />;
}
