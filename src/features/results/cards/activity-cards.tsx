import { activityPaint } from '../../../charts/paint.ts';
import { type Comparison, compareActivity } from '../../../content/comparisons.ts';
import { DETAIL_MESSAGES } from '../../../content/detail-messages.ts';
import type { Format } from '../../../content/format.ts';
import { activityIcon } from '../../../content/known-activities.ts';
import type { ActivityStat } from '../../../life/result.ts';
import type { SliderProjection } from '../../../life/slider-projection.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SourceLink } from '../source-link.tsx';

interface ActivityCardsProps {
  /** What each activity has taken by today. */
  readonly today: readonly ActivityStat[];
  readonly projection: SliderProjection;
  readonly moved: boolean;
  readonly format: Format;
}

/** One card an activity: its years, its share, what is to come, and what that amounts to. */
export function ActivityCards({ today, projection, moved, format }: ActivityCardsProps) {
  const words = DETAIL_MESSAGES.cards;
  return (
    <section className="cards-section" aria-labelledby="cards-title">
      <h3 id="cards-title" className="visually-hidden">
        {words.title}
      </h3>
      <ul className="activity-cards">
        {projection.activityStats.map((stat, index) => {
          const yearsToCome = projection.futureProjections[index]?.yearsRemaining ?? 0;
          const comparisons = compareActivity(stat, {
            hoursPerDay: stat.hours,
            yearsSoFar: stat.years,
            yearsRemaining: yearsToCome,
          }).filter(isWorthSaying);
          return (
            <li key={stat.id} className="activity-card">
              <h4>
                <Icon name={activityIcon(stat.name)} color={activityPaint(stat.color)} />
                <span dir="auto">{stat.name}</span>
              </h4>
              <p className="activity-years">
                <b>{format.decimal(stat.years)}</b> {moved ? words.atThisAge : words.soFar}
              </p>
              <p className="activity-facts">
                {moved && <span>{words.from(format.decimal(today[index]?.years ?? 0))}</span>}
                <span>{words.share(format.percent(stat.percentage))}</span>
                <span>{words.toCome(format.decimal(yearsToCome))}</span>
              </p>
              {comparisons.length > 0 && (
                <ul className="comparisons">
                  {comparisons.map((comparison) => (
                    <ComparisonLine key={comparison.before} comparison={comparison} format={format} />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A figure that would be shown as 0 says nothing, and could sound like mockery. */
const isWorthSaying = ({ figure }: Comparison) => figure >= 0.05;

function ComparisonLine({
  comparison,
  format,
}: {
  readonly comparison: Comparison;
  readonly format: Format;
}) {
  const { icon, before, figure, after, source } = comparison;
  return (
    <li>
      <Icon name={icon} size="1rem" />
      <span>
        {before}
        <b>{format.number(figure)}</b>
        {after} {source && <SourceLink id={source} />}
      </span>
    </li>
  );
}
