import type { ReactNode } from 'react';
import { DETAIL_MESSAGES } from '../../../content/detail-messages.ts';
import { describeHoursPer, describeMinutesPerDay, signedYears } from '../../../content/health-figures.ts';
import {
  EXERCISE_NOTES,
  HEALTH_DISCLAIMER,
  type HealthNote,
  SLEEP_NOTES,
  YEARS_IMPACT_NOTE,
} from '../../../content/health-notes.ts';
import type { Activity } from '../../../life/activity.ts';
import { analyzeExercise, findExercise } from '../../../life/exercise.ts';
import { analyzeSleep, findSleep } from '../../../life/sleep.ts';
import { yearsRemaining } from '../../../life/weeks.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { useResults } from '../results-context.ts';
import { SourceLink } from '../source-link.tsx';

const words = DETAIL_MESSAGES.health;
/** An age in years: the studies and guidelines behind the notes are about adults. */
const ADULT_FROM = 18;
/** The smallest number of years that is not displayed as 0. */
const SMALLEST_SHOWN_YEARS = 0.05;

/** Research findings on the visitor's present hours of exercise and sleep. */
export function HealthOptimization() {
  const { age, activities } = useResults().shown.life;
  const exercise = findExercise(activities);
  const sleep = findSleep(activities);
  return (
    <Section id="health" title={words.title} hint={HEALTH_DISCLAIMER}>
      {age < ADULT_FROM && <p className="under-age">{words.underAge}</p>}
      <div className="analyses">
        {exercise && <ExerciseCard activity={exercise} adult={age >= ADULT_FROM} />}
        {sleep && <SleepCard hours={sleep.hours} adult={age >= ADULT_FROM} />}
        {!exercise && !sleep && <p>{words.none}</p>}
      </div>
      {(exercise || sleep) && <p className="note">{YEARS_IMPACT_NOTE}</p>}
    </Section>
  );
}

interface ExerciseCardProps {
  readonly activity: Activity;
  readonly adult: boolean;
}

function ExerciseCard({ activity, adult }: ExerciseCardProps) {
  const { shown, inForm, onOptimize, format } = useResults();
  const { age, lifeExpectancy } = shown.life;
  const analysis = analyzeExercise(activity.hours, yearsRemaining(lifeExpectancy, age));
  const { fitnessLevel, optimizedHours, potentialGain, isOptimal } = analysis;
  return (
    <AnalysisCard
      title={words.exercise}
      level={fitnessLevel}
      note={adult ? EXERCISE_NOTES[fitnessLevel] : null}
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
      {!isOptimal && inForm.includes(activity.id) && (
        <Button onClick={() => onOptimize(activity.id, optimizedHours)}>{words.apply}</Button>
      )}
    </AnalysisCard>
  );
}

interface SleepCardProps {
  readonly hours: number;
  readonly adult: boolean;
}

function SleepCard({ hours, adult }: SleepCardProps) {
  const { format } = useResults();
  const { quality, optimalHours, yearsImpact, sleepDebt } = analyzeSleep(hours);
  return (
    <AnalysisCard
      title={words.sleep}
      level={quality}
      note={adult ? SLEEP_NOTES[quality] : null}
      facts={[
        [words.current, describeHoursPer(format, hours, 'day')],
        [words.optimal, describeHoursPer(format, optimalHours, 'day')],
        [words.yearsImpact, signedYears(format, yearsImpact)],
        ...(sleepDebt > 0 ? [[words.sleepDebt, describeHoursPer(format, sleepDebt, 'day')] as const] : []),
      ]}
    />
  );
}

interface AnalysisCardProps {
  readonly title: string;
  readonly level: string;
  /** `null` if the findings do not apply to the visitor. */
  readonly note: HealthNote | null;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly children?: ReactNode;
}

function AnalysisCard({ title, level, note, facts, children }: AnalysisCardProps) {
  return (
    <article className="analysis">
      <h4>{title}</h4>
      <p className="analysis-level">{level}</p>
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
