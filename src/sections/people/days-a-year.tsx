import { useState } from 'react';
import { namePerson } from '#words/form.ts';
import { PERSON, TIME_DETAIL } from '#words/results.ts';
import { changeDaysPerYear } from '../../document/changes.ts';
import { readDays, valueOf } from '../../events/typed.ts';
import { DAYS_LIMITS } from '../../life/activity.ts';
import type { Person } from '../../life/life-events.ts';
import { createId } from '../../platform/id.ts';
import { useFormat } from '../../platform/locale.ts';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LateStatus } from '../../ui/live-line.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { idOf } from '../../ui/target-ids.ts';
import { isolateName } from '../../words/isolate-name.ts';

interface DaysAYearProps {
  readonly person: Person;
  /** What the days lead to, said once they rest. */
  readonly result: string;
}

/** The days a year with a person, in a field where they can be changed, and in words otherwise. */
export function DaysAYear(props: DaysAYearProps) {
  const format = useFormat();
  const { onChange } = useLifeEvents();
  const { id, daysPerYear } = props.person;
  if (!onChange) return <p>{TIME_DETAIL.atDays(format, { figure: daysPerYear })}</p>;
  return <DaysField {...props} onDays={(days, run) => onChange(changeDaysPerYear(id, days, run))} />;
}

/** Reads whole days of a year, 0 to 365. @returns `null` for anything else */
function readWholeDays(text: string): number | null {
  const days = valueOf(readDays(text));
  return days !== null && Number.isInteger(days) ? days : null;
}

/** The next whole number in a direction, within the days of a year. */
const step = (days: number, by: 1 | -1) =>
  Math.min(DAYS_LIMITS.max, Math.max(DAYS_LIMITS.min, by === 1 ? Math.floor(days) + 1 : Math.ceil(days) - 1));

/**
 * The text of the field. What is no number of days stays in it and changes nothing, and what is typed stays until the
 * field is left, or until the days change by another way.
 * @param onDays takes days that differ, and the name of the run of changes until the focus leaves
 */
function useTypedDays(days: number, onDays: (days: number, run: string) => void) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly days: number } | null>(null);
  const [run, setRun] = useState(createId);
  const [isUsed, setIsUsed] = useState(false);
  const change = (next: number) => {
    setIsUsed(true);
    if (next !== days) onDays(next, run);
  };
  const current = typed?.days === days ? typed : null;
  const isWrong = current !== null && readWholeDays(current.text) === null;
  return {
    text: current?.text ?? String(days),
    isWrong,
    isUsed,
    onType: (text: string) => {
      const next = readWholeDays(text) ?? days;
      setTyped({ text, days: next });
      change(next);
    },
    onStep: (by: 1 | -1) => {
      setTyped(null);
      change(step(days, by));
    },
    onLeave: () => {
      if (!isWrong) setTyped(null);
      setRun(createId());
      setIsUsed(false);
    },
  };
}

interface DaysFieldProps extends DaysAYearProps {
  readonly onDays: Parameters<typeof useTypedDays>[1];
}

function DaysField({ person, result, onDays }: DaysFieldProps) {
  const { text, isWrong, isUsed, onType, onStep, onLeave } = useTypedDays(person.daysPerYear, onDays);
  const name = isolateName(namePerson(person.name));
  const problem = isWrong ? PERSON.daysProblem : undefined;
  return (
    <div
      className="row people-days screen-only"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <Button look="round" aria-label={PERSON.oneLess({ name })} onClick={() => onStep(-1)}>
        <span aria-hidden>−</span>
      </Button>
      <Field id={idOf({ of: 'days', id: person.id })} label={PERSON.days} problem={problem}>
        {(control) => (
          <NumberInput
            {...control}
            {...DAYS_LIMITS}
            aria-label={PERSON.daysLabel({ name })}
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <Button look="round" aria-label={PERSON.oneMore({ name })} onClick={() => onStep(1)}>
        <span aria-hidden>+</span>
      </Button>
      <LateStatus text={isUsed ? (problem ?? result) : ''} />
    </div>
  );
}
