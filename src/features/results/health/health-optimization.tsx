import type { ReactNode } from 'react';
import { DETAIL_MESSAGES } from '../../../content/detail-messages.ts';
import { describeHoursPer, describeMinutesPerDay, signedYears } from '../../../content/health-figures.ts';
import {
  EXERCISE_NOTES,
  HEALTH_DISCLAIMER,
  type HealthNote,
  SLEEP_NOTES,
} from '../../../content/health-notes.ts';
import type { Activity } from '../../../life/activity.ts';
import { analyzeExercise, findExercise } from '../../../life/exercise.ts';
import { analyzeSleep, findSleep } from '../../../life/sleep.ts';
import { DAYS_PER_WEEK, yearsRemaining } from '../../../life/weeks.ts';
import { Section } from '../../../ui/section.tsx';
import { useResults } from '../results-context.ts';
import { SourceLink } from '../source-link.tsx';
import { Optimization } from './optimization.tsx';

const words = DETAIL_MESSAGES.health;
/** An age in years: the studies and guidelines behind the notes are about adults. */
const ADULT_FROM = 18;
/** The smallest number of years that is not displayed as 0. */
const SMALLEST_SHOWN_YEARS = 0.05;

/** Research findings on the visitor's present hours of exercise and sleep. They are about adults. */
export function HealthOptimization() {
  const { age, activities } = useResults().shown.life;
  const exercise = findExercise(activities);
  const sleep = findSleep(activities);
  const isAdult = age >= ADULT_FROM;
  return (
    <Section id="health" title={words.title} hint={HEALTH_DISCLAIMER}>
      {!isAdult && <p className="under-age">{words.underAge}</p>}
      <div className="analyses">
        {exercise &&
          (isAdult ? <ExerciseCard activity={exercise} /> : <ChildsExercise activity={exercise} />)}
        {sleep && (isAdult ? <SleepCard hours={sleep.hours} /> : <ChildsSleep hours={sleep.hours} />)}
        {!exercise && !sleep && <p>{words.none}</p>}
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
  const analysis = analyzeExercise(activity.hours, yearsRemaining(lifeExpectancy, age));
  const { fitnessLevel, optimizedHours, potentialGain, isOptimal } = analysis;
  return (
    <AnalysisCard
      title={words.exercise}
      level={fitnessLevel}
      note={EXERCISE_NOTES[fitnessLevel]}
      facts={[
        [words.current, describeHoursPer(format, analysis.currentWeeklyHours, 'week')],
        [words.recommended, describeHoursPer(format, analysis.recommendedWeeklyHours, 'week')],
        [words.yearsImpact, signedYears(format, analysis.yearsImpact)],
        ...(isOptimal ? [] : [[words.optimized, describeMinutesPerDay(format, optimizedHours)] as const]),
        ...(!isOptimal && potentialGain >= SMALLEST_SHOWN_YEARS
          ? [[words.potentialGain, signedYears(format, potentialGain)] as const]
          : []),
      ]}
    >
      <Optimization activityId={activity.id} hours={isOptimal ? null : optimizedHours} />
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
      level={quality}
      note={SLEEP_NOTES[quality]}
      facts={[
        [words.current, describeHoursPer(format, hours, 'day')],
        [words.optimal, describeHoursPer(format, optimalHours, 'day')],
        [words.yearsImpact, signedYears(format, yearsImpact)],
        ...(sleepDebt > 0 ? [[words.sleepDebt, describeHoursPer(format, sleepDebt, 'day')] as const] : []),
      ]}
    />
  );
}

/** The hours alone, without a judgement. */
function ChildsExercise({ activity }: ExerciseCardProps) {
  const { format } = useResults();
  const week = describeHoursPer(format, activity.hours * DAYS_PER_WEEK, 'week');
  return <AnalysisCard title={words.exercise} level={null} note={null} facts={[[words.current, week]]} />;
}

/** The hours alone, without a judgement. */
function ChildsSleep({ hours }: SleepCardProps) {
  const { format } = useResults();
  const day = describeHoursPer(format, hours, 'day');
  return <AnalysisCard title={words.sleep} level={null} note={null} facts={[[words.current, day]]} />;
}

interface AnalysisCardProps {
  readonly title: string;
  /** `null`, like the note, if the findings do not apply to the visitor. */
  readonly level: string | null;
  readonly note: HealthNote | null;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly children?: ReactNode;
}

function AnalysisCard({ title, level, note, facts, children }: AnalysisCardProps) {
  return (
    <article className="analysis">
      <h4>{title}</h4>
      {level && <p className="analysis-level">{level}</p>}
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && (
        <>
          <p>{note.healthImpact}</p>
          <ul className="recommendations">
            {note.recommendations.map((recommendation) => (
              <li key={recommendation}>{recommendation}</li>
            ))}
          </ul>
        </>
      )}
      {children}
      {note && (
        <p className="sources">
          {words.sources}:{' '}
          {note.sources.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <SourceLink id={id} />
            </span>
          ))}
        </p>
      )}
    </article>
  );
}
