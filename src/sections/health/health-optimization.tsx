import { useState } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { DISCLAIMER, HEALTH } from '#words/results.ts';
import { ADULT_FROM } from '../../life/calendar-date.ts';
import type { Life } from '../../life/life.ts';
import { happensAt } from '../../life/schedule.ts';
import { useFormat } from '../../platform/locale.ts';
import { useEditing, useLife } from '../../results/results-context.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceLink } from '../../ui/source-link.tsx';
import { idOf } from '../../ui/target-ids.ts';
import { UndoButton } from '../../ui/undo-button.tsx';
import { joinUnits } from '../../words/join-sentences.ts';
import {
  type Analysis,
  describeExcess,
  describeExercise,
  describeSleep,
  type Fact,
  findExercise,
  findSleep,
} from './describe-analyses.ts';
import './health-optimization.css';

/** Research findings on the visitor's present hours of exercise and sleep; the hours alone for anybody under age. */
export function HealthOptimization() {
  const { shown } = useLife();
  const format = useFormat();
  const { age, activities } = shown.life;
  const today = activities.filter((activity) => happensAt(activity, age));
  const [exercise, sleep] = [findExercise(today), findSleep(today)];
  const isAtOtherAges = !exercise && !sleep && (findExercise(activities) ?? findSleep(activities));
  // The studies and guidelines behind the notes are about adults.
  const isAdult = age >= ADULT_FROM;
  if (isAtOtherAges || (!isAdult && !exercise && !sleep)) return null;
  const analyses = [
    ...(exercise ? [describeExercise(format, exercise, shown.life)] : []),
    ...(sleep ? [describeSleep(format, sleep, shown.life)] : []),
  ];
  return (
    <Section id="health" title={HEALTH.title} hint={isAdult ? DISCLAIMER.health : HEALTH.underAge}>
      <div className="auto-grid health-analyses">
        {analyses.map(({ title, current, facts, note, optimized }) => (
          <article key={title} className="stack health-analysis">
            <div className="row health-analysis-head">
              <h4>{title}</h4>
              {isAdult && <p className="health-analysis-level">{note.level}</p>}
            </div>
            <Facts facts={[[HEALTH.current, current], ...(isAdult ? facts : [])]} />
            {isAdult && optimized && <Optimization {...optimized} />}
          </article>
        ))}
        {analyses.length === 0 && <p>{HEALTH.none}</p>}
      </div>
      {isAdult && analyses.length > 0 && (
        <Disclosure summary={HEALTH.more}>
          <div className="auto-grid health-analyses">
            {analyses.map((analysis) => (
              <More key={analysis.title} analysis={analysis} />
            ))}
          </div>
        </Disclosure>
      )}
    </Section>
  );
}

function Optimization({ activityId, hours }: NonNullable<Analysis['optimized']>) {
  const { shown } = useLife();
  const editing = useEditing();
  const format = useFormat();
  const [refusal, setRefusal] = useState<{ readonly life: Life; readonly text: string } | null>(null);
  const { life } = shown;
  const apply = () => {
    const excess = editing?.onApplyHours(activityId, String(hours));
    setRefusal(excess ? { life, text: describeExcess(format, excess, activityId) } : null);
  };
  return (
    <div id={idOf({ of: 'health' })}>
      {hours !== null && editing?.inForm.includes(activityId) && (
        <Button onClick={apply}>{HEALTH.apply}</Button>
      )}
      {editing && <UndoButton undo={editing.undo} origin="health" />}
      {/* Gone with the life that it is about. */}
      <p className="health-refusal" role="status">
        {refusal?.life === life && refusal.text}
      </p>
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="health-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{joinUnits(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function More({ analysis: { title, current, recommended, note } }: { readonly analysis: Analysis }) {
  return (
    <div className="stack">
      <p className="quiet">{title}</p>
      <Facts facts={[[HEALTH.current, current], recommended]} />
      <p>{joinUnits(note.lead)}</p>
      <p>{joinUnits(note.healthImpact)}</p>
      <ul className="health-recommendations">
        {note.recommendations.map((recommendation) => (
          <li key={recommendation}>{joinUnits(recommendation)}</li>
        ))}
      </ul>
      <p className="note">
        <span>{HEALTH.sources}</span>
        {LANGUAGE.space}
        {note.sources.map((id, index) => (
          <span key={id}>
            {index > 0 && <span>{LANGUAGE.comma}</span>}
            <SourceLink id={id} />
          </span>
        ))}
      </p>
    </div>
  );
}
