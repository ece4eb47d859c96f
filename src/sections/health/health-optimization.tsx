import type { ReactNode } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { DISCLAIMER, HEALTH } from '#words/results.ts';
import type { Activity } from '../../life/activity.ts';
import { ADULT_FROM } from '../../life/completed-age.ts';
import { analyzeExercise, hoursToReach } from '../../life/exercise.ts';
import { averageHours, happensAt } from '../../life/schedule.ts';
import { analyzeSleep, placeOfOptimum } from '../../life/sleep.ts';
import { DAYS_PER_WEEK, yearsRemaining } from '../../life/weeks.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceLink } from '../../ui/source-link.tsx';
import { joinUnits } from '../../words/join-units.ts';
import { useResults } from '../results-context.ts';
import { findExercise, findSleep } from './analyzed-activities.ts';
import { describeHoursPer, signedYears } from './health-figures.ts';
import { type HealthNote, noteOnExercise, noteOnSleep } from './health-notes.ts';
import './health-optimization.css';
import { Optimization } from './optimization.tsx';

/** The smallest number of years that is not displayed as 0. */
const SMALLEST_SHOWN_YEARS = 0.05;

/** Research findings on the visitor's present hours of exercise and sleep. They are about adults. */
export function HealthOptimization() {
  const { age, activities } = useResults().shown.life;
  const today = activities.filter((activity) => happensAt(activity, age));
  const exercise = findExercise(today);
  const sleep = findSleep(today);
  const isAtOtherAges =
    !exercise && !sleep && (findExercise(activities) ?? findSleep(activities)) !== undefined;
  if (isAtOtherAges) return null;
  // The studies and guidelines behind the notes are about adults.
  const isAdult = age >= ADULT_FROM;
  return (
    <Section id="health" title={HEALTH.title} hint={isAdult ? DISCLAIMER.health : HEALTH.underAge}>
      <div className="analyses">
        {exercise &&
          (isAdult ? <ExerciseCard activity={exercise} /> : <ChildsExercise activity={exercise} />)}
        {sleep &&
          (isAdult ? <SleepCard hours={averageHours(sleep)} /> : <ChildsSleep hours={averageHours(sleep)} />)}
        {isAdult && !exercise && !sleep && <p>{HEALTH.none}</p>}
      </div>
      {isAdult && (exercise || sleep) && (
        <Disclosure summary={HEALTH.more}>
          <div className="analyses-more">
            {exercise && <MoreOnExercise activity={exercise} />}
            {sleep && <MoreOnSleep hours={averageHours(sleep)} />}
          </div>
        </Disclosure>
      )}
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
  const analysis = analyzeExercise(averageHours(activity), yearsRemaining(lifeExpectancy, age));
  const { fitnessLevel, optimizedHours, potentialGain, isOptimal } = analysis;
  const optimized = schedule
    ? describeHoursPer(format, optimizedHours * DAYS_PER_WEEK, 'week')
    : describeHoursPer(format, optimizedHours, 'day');
  const applied = schedule ? hoursToReach(optimizedHours, schedule.days) : optimizedHours;
  return (
    <AnalysisCard
      title={HEALTH.exercise}
      current={describeHoursPer(format, analysis.currentWeeklyHours, 'week')}
      facts={[
        [HEALTH.yearsImpact, signedYears(format, analysis.yearsImpact)],
        ...(isOptimal ? [] : [[HEALTH.optimized, optimized] as const]),
        ...(!isOptimal && potentialGain >= SMALLEST_SHOWN_YEARS
          ? [[HEALTH.potentialGain, signedYears(format, potentialGain)] as const]
          : []),
      ]}
      note={noteOnExercise(format, fitnessLevel)}
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
  const { quality, yearsImpact, sleepDebt } = analyzeSleep(hours);
  return (
    <AnalysisCard
      title={HEALTH.sleep}
      current={describeHoursPer(format, hours, 'day')}
      facts={[
        [HEALTH.yearsImpact, signedYears(format, yearsImpact)],
        ...(sleepDebt > 0 ? [[HEALTH.sleepDebt, describeHoursPer(format, sleepDebt, 'day')] as const] : []),
      ]}
      note={noteOnSleep(format, quality)}
    />
  );
}

/** The hours alone, without a judgement. */
function ChildsExercise({ activity }: ExerciseCardProps) {
  const { format } = useResults();
  const week = describeHoursPer(format, averageHours(activity) * DAYS_PER_WEEK, 'week');
  return <AnalysisCard title={HEALTH.exercise} current={week} facts={[]} />;
}

/** The hours alone, without a judgement. */
function ChildsSleep({ hours }: SleepCardProps) {
  const { format } = useResults();
  const day = describeHoursPer(format, hours, 'day');
  return <AnalysisCard title={HEALTH.sleep} current={day} facts={[]} />;
}

type Fact = readonly [label: string, value: string];

interface AnalysisCardProps {
  readonly title: string;
  /** The hours now. */
  readonly current: string;
  readonly facts: readonly Fact[];
  /** Missing if the findings do not apply to the visitor. */
  readonly note?: HealthNote;
  readonly children?: ReactNode;
}

/** The level with the hours, their impact, and what to do. */
function AnalysisCard({ title, current, facts, note, children }: AnalysisCardProps) {
  return (
    <article className="analysis">
      <h4>{title}</h4>
      <div className="analysis-head">
        {note && <p className="analysis-level">{note.level}</p>}
        <Facts of={[[HEALTH.current, current]]} />
      </div>
      <Facts of={facts} />
      {note && <p className="analysis-lead">{joinUnits(note.lead)}</p>}
      {children}
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
  readonly fact: Fact;
  readonly note: HealthNote;
}

/** The recommended hours, their effect, and the sources. */
function More({ title, fact, note: { healthImpact, recommendations, sources } }: MoreProps) {
  return (
    <div className="analysis-more">
      <p className="analysis-of">{title}</p>
      <Facts of={[fact]} />
      <p>{joinUnits(healthImpact)}</p>
      <ul className="recommendations">
        {recommendations.map((recommendation) => (
          <li key={recommendation}>{joinUnits(recommendation)}</li>
        ))}
      </ul>
      <p className="sources">
        <span>{HEALTH.sources}</span>
        {LANGUAGE.space}
        {sources.map((id, index) => (
          <span key={id}>
            {index > 0 && <span>{LANGUAGE.comma}</span>}
            <SourceLink id={id} />
          </span>
        ))}
      </p>
    </div>
  );
}

function MoreOnExercise({ activity }: ExerciseCardProps) {
  const { shown, format } = useResults();
  const { age, lifeExpectancy } = shown.life;
  const analysis = analyzeExercise(averageHours(activity), yearsRemaining(lifeExpectancy, age));
  const recommended = describeHoursPer(format, analysis.recommendedWeeklyHours, 'week');
  return (
    <More
      title={HEALTH.exercise}
      fact={[HEALTH.recommended, recommended]}
      note={noteOnExercise(format, analysis.fitnessLevel)}
    />
  );
}

function MoreOnSleep({ hours }: SleepCardProps) {
  const { shown, format } = useResults();
  const { quality, optimalHours } = analyzeSleep(hours);
  const optimal = describeHoursPer(format, optimalHours, 'day');
  return (
    <More
      title={HEALTH.sleep}
      fact={[HEALTH.optimal[placeOfOptimum(shown.life.age)], optimal]}
      note={noteOnSleep(format, quality)}
    />
  );
}
