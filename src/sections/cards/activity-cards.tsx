import { LANGUAGE, ROW, SCHEDULE, SCHEDULE_DAYS, SCHEDULES } from '#words/form.ts';
import { CARDS, SCHEDULE_ENTRY } from '#words/results.ts';
import { writeSchedule } from '../../document/schedule-draft.ts';
import type { Activity, Schedule } from '../../life/activity.ts';
import { offerWorkingYears } from '../../life/known-activities.ts';
import type { ActivityProjection } from '../../life/life-projection.ts';
import { roundToTenth } from '../../life/round.ts';
import { beginsBeyond, happensAt } from '../../life/schedule.ts';
import { DAYS_PER_WEEK } from '../../life/weeks.ts';
import { useFormat } from '../../platform/locale.ts';
import { useEditing, useLife } from '../../results/results-context.ts';
import { followSlider, useProjection } from '../../results/slider.tsx';
import { Button } from '../../ui/button.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { activityIcon, Icon } from '../../ui/icon.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { SourceLink } from '../../ui/source-link.tsx';
import { idOf } from '../../ui/target-ids.ts';
import { UndoButton } from '../../ui/undo-button.tsx';
import { findKnownActivity } from '../../words/activity-names.ts';
import { withAges } from '../../words/describe-schedule.ts';
import type { Format } from '../../words/format.ts';
import { type Comparison, compareActivity } from './comparisons.ts';
import './activity-cards.css';

/** Between a figure and its unit, which stay on one line. */
const NO_BREAK_SPACE = '\u00a0';

export const ActivityCards = followSlider(function ActivityCards() {
  const { shown } = useLife();
  const { activities } = useProjection();
  return (
    <section className="cards-section" aria-labelledby="cards-title">
      <h3 id="cards-title" className="visually-hidden">
        {CARDS.title}
      </h3>
      <ul className="auto-grid activity-cards">
        {/* Free time has no card. */}
        {shown.life.activities.map((entered) => {
          const activity = activities.find(({ id }) => id === entered.id);
          return activity && <ActivityCard key={entered.id} activity={activity} entered={entered} />;
        })}
      </ul>
    </section>
  );
});

function ActivityCard({ activity, entered }: { activity: ActivityProjection; entered: Activity }) {
  const { shown } = useLife();
  const format = useFormat();
  const { moved } = useProjection();
  const { name, color, percentage, yearsLived, yearsSoFar } = activity;
  const { hours, schedule } = entered;
  const share = format.percent(percentage);
  return (
    <li id={idOf({ of: 'card', id: entered.id })} className="activity-card">
      <h4>
        <Icon name={activityIcon(name)} color={activityPaint(color)} />
        <OwnWords>{name}</OwnWords>
      </h4>
      {schedule && beginsBeyond(entered, shown.life) ? (
        <p className="activity-years">
          {ROW.labeled({ name: describeSchedule(format, hours, schedule), text: SCHEDULE.beyond })}
        </p>
      ) : (
        <>
          <p className="activity-years">
            <EmphasizedText text={CARDS[moved ? 'atThisAge' : 'soFar'](format, { figure: yearsSoFar })} />
          </p>
          <p className="row activity-facts">
            {moved && <span>{CARDS.from(format, { figure: yearsLived })}</span>}
            <span>
              {schedule ? CARDS.shareOfLife({ percentage: share }) : CARDS.share({ percentage: share })}
            </span>
          </p>
        </>
      )}
      <When activity={entered} />
      {/* They are about the hours of today. */}
      {hours > 0 && happensAt(entered, shown.life.age) && <Comparisons activity={activity} />}
    </li>
  );
}

/**
 * When the activity happens, as a button that opens the dialog for days and ages. For work that counts every day since birth, it
 * sets the usual ones in one tap. In a life that cannot be changed, there is no button.
 */
function When({ activity }: { readonly activity: Activity }) {
  const { shown } = useLife();
  const editing = useEditing();
  const format = useFormat();
  const { id, name, hours, schedule } = activity;
  const when = schedule && describeSchedule(format, hours, schedule);
  if (!editing?.inForm.includes(id))
    return when && !beginsBeyond(activity, shown.life) && <p className="quiet activity-when">{when}</p>;
  const { everyDay, set, setOf, changeOf } = SCHEDULE_ENTRY;
  const known = findKnownActivity(name);
  const offered = offerWorkingYears({ ...activity, known }, shown.life);
  const offer = offered && SCHEDULES.count(format, offered);
  const label = when ? changeOf({ name, when }) : setOf({ name });
  const apply = () => {
    // What does not fit beside hours that the form has by now is said in the dialog.
    const isDone = offered && editing.onApplySchedule(id, writeSchedule(offered)).length === 0;
    if (!isDone) editing.onOpenSchedule(id);
  };
  return (
    <p className="row quiet activity-when">
      {offered && <span className="screen-only">{everyDay}</span>}
      {/* One button, so that the focus stays. */}
      <Button
        look={offered ? 'quiet' : 'flush'}
        aria-label={offer ? ROW.labeled({ name, text: offer }) : label}
        aria-haspopup={offered ? undefined : 'dialog'}
        data-scheduled={when !== undefined}
        onClick={apply}
      >
        {offer ?? when ?? set}
      </Button>
      <UndoButton undo={editing.undo} origin="cards" id={id} />
    </p>
  );
}

/** Leaves out figures that would be displayed as 0: they say nothing and could seem like mockery. */
const isWorthShowing = ({ figure }: Comparison) => roundToTenth(figure) > 0;

function Comparisons({ activity }: { readonly activity: ActivityProjection }) {
  const { shown } = useLife();
  const format = useFormat();
  const [first, ...others] = compareActivity(format, activity, shown.life.age).filter(isWorthShowing);
  if (!first) return null;
  return (
    <div className="comparisons">
      <ComparisonList comparisons={[first]} />
      {others.length > 0 && (
        <Disclosure
          summary={
            <span>
              <span aria-hidden>{CARDS.more(format, { count: others.length })}</span>
              <span className="visually-hidden">
                {CARDS.moreAbout(format, { count: others.length, name: activity.name })}
              </span>
            </span>
          }
        >
          <ComparisonList comparisons={others} />
        </Disclosure>
      )}
    </div>
  );
}

/** A sentence, with the text between `<b>` and `</b>` in bold. */
function EmphasizedText({ text }: { readonly text: string }) {
  const [before, figure, after] = text.split(/<\/?b>/);
  return (
    <>
      <span>{before}</span>
      {figure && <b>{figure}</b>}
      <span>{after}</span>
    </>
  );
}

function ComparisonList({ comparisons }: { readonly comparisons: readonly Comparison[] }) {
  return (
    <ul className="stack comparison-list">
      {comparisons.map(({ icon, text, source }) => (
        <li key={text}>
          <Icon name={icon} size="1rem" />
          <span>
            <EmphasizedText text={text.replace('</b> ', `</b>${NO_BREAK_SPACE}`)} />
            {LANGUAGE.space}
            {source && <SourceLink id={source} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * @param hours on a day on which it happens
 * @example describeSchedule(format, 8, { days: 5, from: 22, until: 65 }) // '8 hours × 5 days a week, 22 to 65'
 */
export function describeSchedule(format: Format, hours: number, schedule: Schedule): string {
  const { days } = schedule;
  const written = format.hours(hours);
  const often =
    days === DAYS_PER_WEEK
      ? SCHEDULE_DAYS.everyDay({ hours: written })
      : SCHEDULE_DAYS.weekly(format, { hours: written, count: days });
  return withAges(format, often, schedule);
}
