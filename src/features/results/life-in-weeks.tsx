import type { Series } from '../../charts/series.ts';
import { pictureWeeks, type WeeksBy } from '../../charts/week-picture.ts';
import { Weeks } from '../../charts/weeks.tsx';
import type { Format } from '../../content/format.ts';
import { describeRow, describeWeek, describeWeeks, listWeeks, WEEK_WORDS } from '../../content/week-words.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import type { Result } from '../../life/result.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { datesOfWeek, type WeeksOfLife } from '../../life/weeks-of-life.ts';
import { useWidth } from '../../platform/use-width.ts';
import { Choice } from '../../ui/choice.tsx';
import { Probe } from './probe.tsx';
import { Section } from './section.tsx';
import { TableDetails } from './table-details.tsx';
import { useProbe } from './use-probe.ts';
import { WeekKey } from './week-key.tsx';

interface LifeInWeeksProps {
  readonly birthdate: CalendarDate;
  readonly weeks: WeeksOfLife;
  readonly result: Result;
  readonly series: readonly Series[];
  readonly projectedAge: number;
  readonly offsetWeeks: number;
  readonly by: WeeksBy;
  readonly onChooseBy: (by: WeeksBy) => void;
  readonly format: Format;
}

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
const BY = (['time', 'activities'] as const).map((value) => ({ value, label: WEEK_WORDS.by[value] }));

/** A life as a field of weeks, a sentence and a table. */
export function LifeInWeeks(props: LifeInWeeksProps) {
  const { birthdate, weeks, result, series, projectedAge, offsetWeeks, by, onChooseBy, format } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const { geometry, runs, paints, heads } = pictureWeeks({
    weeks,
    series,
    by,
    room: { width, height: HEIGHT },
    formatWeek: (week) => WEEK_WORDS.week(format.number(week)),
  });
  const probe = useProbe<HTMLDivElement>({
    of: birthdate,
    count: weeks.total,
    start: Math.min(weeks.now, weeks.total - 1),
    pointAt: geometry.weekAt,
    stepByKey: STEP_BY_KEY,
  });
  const counts = {
    lived: result.weeksLived,
    between: offsetWeeks,
    toCome: result.weeksRemaining - offsetWeeks,
  };
  const until = offsetWeeks > 0 ? format.number(projectedAge) : null;
  const sentence = describeWeeks(format, {
    ...counts,
    projectedAge,
    lifeExpectancy: result.lifeExpectancy,
  });
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
      ...datesOfWeek(birthdate, week),
      state: week < weeks.now ? 'lived' : week === weeks.now ? 'now' : 'toCome',
      activity: by === 'activities' ? series[run]?.activity : undefined,
    });
  };
  const told = probe.shown === null ? null : { at: geometry.placeOf(probe.shown), ...tell(probe.shown) };
  return (
    <Section id="weeks" title={WEEK_WORDS.title} hint={WEEK_WORDS.hint}>
      <div className="weeks">
        <div className="weeks-aside">
          <p className="sentence">{sentence}</p>
          <Choice legend={WEEK_WORDS.choice} options={BY} chosen={by} onChoose={onChooseBy} />
          <WeekKey by={by} series={series} until={until} ahead={counts.toCome > 0} />
        </div>
        <div className="weeks-picture" ref={ref}>
          {width > 0 && (
            <Probe
              probe={probe}
              label={by === 'activities' ? `${sentence} ${describeRow(format, columns)}` : sentence}
              keys={WEEK_WORDS.keys}
              width={width}
              told={told}
            >
              <Weeks
                geometry={geometry}
                paints={paints}
                heads={heads}
                ageTitle={WEEK_WORDS.age}
                formatAge={format.number}
              >
                {told && <WeekPointer {...told.at} pitch={geometry.pitch} />}
              </Weeks>
            </Probe>
          )}
        </div>
        <div className="weeks-table">
          <TableDetails
            summary={WEEK_WORDS.table}
            columns={[
              WEEK_WORDS.columns.what,
              WEEK_WORDS.columns.lived,
              ...(until === null ? [] : [WEEK_WORDS.until(until)]),
              WEEK_WORDS.toCome,
            ]}
            rows={listWeeks(format, counts, series)}
          />
          <p className="note">{WEEK_WORDS.note}</p>
        </div>
      </div>
    </Section>
  );
}

/** A ring round the week that is being told of. */
function WeekPointer({ x, y, pitch }: { readonly x: number; readonly y: number; readonly pitch: number }) {
  return <circle cx={x} cy={y} r={pitch * 0.9 + 1} fill="none" stroke="var(--ink)" strokeWidth={1.5} />;
}
