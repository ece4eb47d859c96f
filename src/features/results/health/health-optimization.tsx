import type { ReactNode } from 'react';
import { DETAIL_MESSAGES } from '#messages/detail-messages.ts';
import { HEALTH_DISCLAIMER } from '#messages/health-messages.ts';
import { LANGUAGE } from '#messages/language.ts';
import { findExercise, findSleep } from '../../../content/analyzed-activities.ts';
import { describeHoursPer, describeMinutesPerDay, signedYears } from '../../../content/health-figures.ts';
import { EXERCISE_NOTES, type HealthNote, SLEEP_NOTES } from '../../../content/health-notes.ts';
import { joinUnits } from '../../../content/join-units.ts';
import type { Activity } from '../../../life/activity.ts';
import { ADULT_FROM } from '../../../life/completed-age.ts';
import { analyzeExercise, hoursToReach } from '../../../life/exercise.ts';
import { averageHours, happensAt } from '../../../life/schedule.ts';
import { analyzeSleep } from '../../../life/sleep.ts';
import { DAYS_PER_WEEK, yearsRemaining } from '../../../life/weeks.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Section } from '../../../ui/section.tsx';
import { useResults } from '../results-context.ts';
import { SourceLink } from '../source-link.tsx';
import { Optimization } from './optimization.tsx';

const words = DETAIL_MESSAGES.health;
/** The smallest number of years that is not displayed as 0. */
const SMALLEST_SHOWN_YEARS = 0.05;

/** Research findings on the visitor's present hours of exercise and sleep. They are about adults. */
export function HealthOptimization() {
  const { age, activities } = useResults().shown.life;
  const today = activities.filter((activity) => happensAt(activity, age));
  const exercise = findExercise(today);
  const sleep = findSleep(today);
  // The studies and guidelines behind the notes are about adults.
  const isAdult = age >= ADULT_FROM;
  return (
    <Section id="health" title={words.title} hint={isAdult ? HEALTH_DISCLAIMER : words.underAge}>
      <div className="analyses">
        {exercise &&
          (isAdult ? <ExerciseCard activity={exercise} /> : <ChildsExercise activity={exercise} />)}
        {sleep &&
          (isAdult ? <SleepCard hours={averageHours(sleep)} /> : <ChildsSleep hours={averageHours(sleep)} />)}
        {isAdult && !exercise && !sleep && <p>{words.none}</p>}
      </div>
    </Section>
  );
}

interface ExerciseCardProps {
  readonly activity: Activity;
}

function ExerciseCard({ activity }: ExerciseCardProps) {
  const { shown, format } = useResults();
  const { age, lifeExpectancy } = shown.life;
  const { schedule } = activity;
  const end = Math.min(lifeExpectancy, schedule?.until ?? lifeExpectancy);
  const analysis = analyzeExercise(averageHours(activity), yearsRemaining(end, age));
  const { fitnessLevel, optimizedHours, potentialGain, isOptimal } = analysis;
  const optimized = schedule
    ? describeHoursPer(format, optimizedHours * DAYS_PER_WEEK, 'week')
    : describeMinutesPerDay(format, optimizedHours);
  const applied = schedule ? hoursToReach(optimizedHours, schedule.days) : optimizedHours;
  return (
    <AnalysisCard
      title={words.exercise}
      facts={[
        [words.current, describeHoursPer(format, analysis.currentWeeklyHours, 'week')],
        ...(isOptimal ? [] : [[words.optimized, optimized] as const]),
        ...(!isOptimal && potentialGain >= SMALLEST_SHOWN_YEARS
          ? [[words.potentialGain, signedYears(format, potentialGain)] as const]
          : []),
      ]}
      more={{
        title: words.more.exercise,
        facts: [
          [words.recommended, describeHoursPer(format, analysis.recommendedWeeklyHours, 'week')],
          [words.yearsImpact, signedYears(format, analysis.yearsImpact)],
        ],
        note: EXERCISE_NOTES[fitnessLevel],
      }}
    >
      <Optimization activityId={activity.id} hours={isOptimal ? null : applied} />
    </AnalysisCard>
  );
}

interface SleepCardProps {
  readonly hours: number;
}

function SleepCard({ hours }: SleepCardProps) {
  const { format } = useResults();
  const { quality, optimalHours, yearsImpact, sleepDebt } = analyzeSleep(hours);
  return (
    <AnalysisCard
      title={words.sleep}
      facts={[
        [words.current, describeHoursPer(format, hours, 'day')],
        ...(sleepDebt > 0 ? [[words.sleepDebt, describeHoursPer(format, sleepDebt, 'day')] as const] : []),
      ]}
      more={{
        title: words.more.sleep,
        facts: [
          [words.optimal, describeHoursPer(format, optimalHours, 'day')],
          [words.yearsImpact, signedYears(format, yearsImpact)],
        ],
        note: SLEEP_NOTES[quality],
      }}
    />
  );
}

/** The hours alone, without a judgement. */
function ChildsExercise({ activity }: ExerciseCardProps) {
  const { format } = useResults();
  const week = describeHoursPer(format, averageHours(activity) * DAYS_PER_WEEK, 'week');
  return <AnalysisCard title={words.exercise} facts={[[words.current, week]]} />;
}

/** The hours alone, without a judgement. */
function ChildsSleep({ hours }: SleepCardProps) {
  const { format } = useResults();
  const day = describeHoursPer(format, hours, 'day');
  return <AnalysisCard title={words.sleep} facts={[[words.current, day]]} />;
}

type Fact = readonly [label: string, value: string];

interface AnalysisCardProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Missing if the findings do not apply to the visitor. */
  readonly more?: MoreProps;
  readonly children?: ReactNode;
}

/** The level, the hours and one sentence. What is behind them is folded. */
function AnalysisCard({ title, facts, more, children }: AnalysisCardProps) {
  return (
    <article className="analysis">
      <h4>{title}</h4>
      {more && <p className="analysis-level">{more.note.level}</p>}
      <Facts of={facts} />
      {more && <p>{joinUnits(more.note.lead)}</p>}
      {children}
      {more && <More {...more} />}
    </article>
  );
}

function Facts({ of: facts }: { readonly of: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{joinUnits(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MoreProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly note: HealthNote;
}

function More({ title, facts, note: { healthImpact, recommendations, sources } }: MoreProps) {
  const { format } = useResults();
  return (
    <Disclosure summary={title}>
      <Facts of={facts} />
      <p>{joinUnits(healthImpact(format))}</p>
      <ul className="recommendations">
        {recommendations.map((recommendation) => (
          <li key={recommendation}>{joinUnits(recommendation)}</li>
        ))}
      </ul>
      <p className="sources">
        {words.sources}
        {LANGUAGE.space}
        {sources.map((id, index) => (
          <span key={id}>
            {index > 0 && LANGUAGE.comma}
            <SourceLink id={id} />
          </span>
        ))}
      </p>
    </Disclosure>
  );
}
