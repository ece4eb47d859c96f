import { activityPaint } from '../../../charts/paint.ts';
import { type Comparison, compareActivity } from '../../../content/comparisons.ts';
import { DETAIL_MESSAGES } from '../../../content/detail-messages.ts';
import { activityIcon } from '../../../content/known-activities.ts';
import { type AverageComparison, compareWithAverage } from '../../../content/time-use-comparisons.ts';
import { type ActivityProjection, FREE_TIME } from '../../../life/life-projection.ts';
import { yearsSpent } from '../../../life/time-spent.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { SourceLink } from '../source-link.tsx';

const words = DETAIL_MESSAGES.cards;

/** A card for each activity: its years, its share, its remaining years, and comparisons for them. */
export function ActivityCards() {
  const { shown } = useResults();
  const projection = useProjection();
  // Free time has no card.
  const cards = projection.activities.filter(({ id }) => id !== FREE_TIME);
  return (
    <section className="cards-section" aria-labelledby="cards-title">
      <h3 id="cards-title" className="visually-hidden">
        {words.title}
      </h3>
      <ul className="activity-cards">
        {cards.map((activity) => (
          <ActivityCard
            key={activity.id}
            activity={activity}
            yearsToday={projection.moved ? yearsSpent(activity.hours, shown.life.age) : null}
          />
        ))}
      </ul>
    </section>
  );
}

interface ActivityCardProps {
  readonly activity: ActivityProjection;
  /** The years spent on the activity until today; `null` if the slider is not moved. */
  readonly yearsToday: number | null;
}

function ActivityCard({ activity, yearsToday }: ActivityCardProps) {
  const { shown, shownCountry, format } = useResults();
  const { name, hours, color, percentage, yearsSoFar, yearsRemaining } = activity;
  const timeUse = shownCountry?.facts?.timeUse;
  const country =
    shownCountry && timeUse ? { code: shownCountry.country.code, place: shownCountry.place, timeUse } : null;
  const average = compareWithAverage({ name, hoursPerDay: hours, age: shown.life.age, country });
  const comparisons = [
    ...compareActivity(activity, { hoursPerDay: hours, yearsSoFar, yearsRemaining }),
    ...(average ? [average] : []),
  ];
  const shownComparisons = comparisons.filter(isWorthShowing);
  return (
    <li className="activity-card">
      <h4>
        <Icon name={activityIcon(name)} color={activityPaint(color)} />
        <span dir="auto">{name}</span>
      </h4>
      <p className="activity-years">
        <b>{format.decimal(yearsSoFar)}</b> {yearsToday === null ? words.soFar : words.atThisAge}
      </p>
      <p className="activity-facts">
        {yearsToday !== null && <span>{words.from(format.decimal(yearsToday))}</span>}
        <span>{words.share(format.percent(percentage))}</span>
        <span>{words.ahead(format.decimal(yearsRemaining))}</span>
      </p>
      {shownComparisons.length > 0 && (
        <ul className="comparisons">
          {shownComparisons.map((comparison) => (
            <ComparisonLine key={comparison.before + comparison.after} comparison={comparison} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Leaves out figures that would be displayed as 0: they say nothing and could seem like mockery. */
const isWorthShowing = ({ figure }: Comparison | AverageComparison) => figure === null || figure >= 0.05;

function ComparisonLine({ comparison }: { readonly comparison: Comparison | AverageComparison }) {
  const { format } = useResults();
  const { icon, before, figure, after, source } = comparison;
  return (
    <li>
      <Icon name={icon} size="1rem" />
      <span>
        {before}
        {figure !== null && <b>{format.number(figure)}</b>}
        {after} {source && <SourceLink id={source} />}
      </span>
    </li>
  );
}
