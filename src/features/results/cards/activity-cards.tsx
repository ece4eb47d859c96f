import { DETAIL_MESSAGES } from '#messages/detail-messages.ts';
import { LANGUAGE } from '#messages/language.ts';
import { activityPaint } from '../../../charts/paint.ts';
import { type Comparison, compareActivity } from '../../../content/comparisons.ts';
import { describeSchedule } from '../../../content/describe-schedule.ts';
import { activityIcon } from '../../../content/known-activities.ts';
import { type AverageComparison, compareWithAverage } from '../../../content/time-use-comparisons.ts';
import type { Activity } from '../../../life/activity.ts';
import type { ActivityProjection } from '../../../life/life-projection.ts';
import { happensAt } from '../../../life/schedule.ts';
import { AnyIcon } from '../../../ui/any-icon.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { SourceLink } from '../source-link.tsx';
import { EmphasizedFigure } from './emphasized-figure.tsx';
import { ScheduleEntry } from './schedule-entry.tsx';

const words = DETAIL_MESSAGES.cards;
/** Between a figure and its unit, which stay on one line. */
const NO_BREAK_SPACE = '\u00a0';

/** A card for each activity: its years, its share, and comparisons for them. */
export function ActivityCards() {
  const { shown } = useResults();
  const projection = useProjection();
  const entered = new Map(shown.life.activities.map((each) => [each.id, each]));
  // Free time has no card.
  const cards = projection.activities.flatMap((activity) => {
    const own = entered.get(activity.id);
    return own ? [{ activity, entered: own }] : [];
  });
  return (
    <section className="cards-section" aria-labelledby="cards-title">
      <h3 id="cards-title" className="visually-hidden">
        {words.title}
      </h3>
      <ul className="activity-cards">
        {cards.map((each) => (
          <ActivityCard key={each.entered.id} {...each} isMoved={projection.moved} />
        ))}
      </ul>
    </section>
  );
}

interface ActivityCardProps {
  readonly activity: ActivityProjection;
  readonly entered: Activity;
  /** Whether the slider is moved. */
  readonly isMoved: boolean;
}

function ActivityCard({ activity, entered, isMoved }: ActivityCardProps) {
  const { shown, format } = useResults();
  const { name, color, percentage, yearsLived, yearsSoFar } = activity;
  const { hours, schedule } = entered;
  const share = format.percent(percentage);
  return (
    <li className="activity-card">
      <h4>
        <Icon name={activityIcon(name)} color={activityPaint(color)} />
        <span dir="auto">{name}</span>
      </h4>
      <p className="activity-years">
        <EmphasizedFigure
          text={words[isMoved ? 'atThisAge' : 'soFar'](format, yearsSoFar)}
          figure={format.decimal(yearsSoFar)}
        />
      </p>
      <p className="activity-facts">
        {isMoved && <span>{words.from(format, yearsLived)}</span>}
        <span>{schedule ? words.shareOfLife(share) : words.share(share)}</span>
        {schedule && <span>{describeSchedule(format, hours, schedule)}</span>}
      </p>
      <ScheduleEntry activity={entered} />
      {/* They are about the hours of today. */}
      {happensAt(entered, shown.life.age) && <Comparisons of={activity} />}
    </li>
  );
}

type AnyComparison = Comparison | AverageComparison;

/** Leaves out figures that would be displayed as 0: they say nothing and could seem like mockery. */
const isWorthShowing = ({ figure }: AnyComparison) => figure === null || figure >= 0.05;

/** One comparison, and the others folded. */
function Comparisons({ of: activity }: { readonly of: ActivityProjection }) {
  const { shown, shownCountry, format } = useResults();
  const { name, hours, yearsSoFar, yearsRemaining } = activity;
  const timeUse = shownCountry?.facts?.timeUse;
  const country =
    shownCountry && timeUse ? { code: shownCountry.country.code, place: shownCountry.place, timeUse } : null;
  const { age } = shown.life;
  const average = compareWithAverage(format, { name, hoursPerDay: hours, age, country });
  const [first, ...others] = [
    ...compareActivity(activity, { age, hoursPerDay: hours, yearsSoFar, yearsRemaining }),
    ...(average ? [average] : []),
  ].filter(isWorthShowing);
  if (!first) return null;
  return (
    <div className="comparisons">
      <ComparisonList of={[first]} />
      {others.length > 0 && (
        <Disclosure
          summary={
            <span>
              <span aria-hidden>{words.more(format, others.length)}</span>
              <span className="visually-hidden">{words.moreAbout(format, others.length, name)}</span>
            </span>
          }
        >
          <ComparisonList of={others} />
        </Disclosure>
      )}
    </div>
  );
}

function ComparisonList({ of: comparisons }: { readonly of: readonly AnyComparison[] }) {
  const { format } = useResults();
  return (
    <ul className="comparison-list">
      {comparisons.map(({ icon, before, figure, after, source }) => (
        <li key={before + after}>
          <AnyIcon name={icon} size="1rem" />
          <span>
            {before}
            {figure !== null && <b>{format.number(figure)}</b>}
            {figure === null ? after : after.replace(/^ /, NO_BREAK_SPACE)}
            {LANGUAGE.space}
            {source && <SourceLink id={source} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
