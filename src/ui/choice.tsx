import { useId } from 'react';
import { joinSentences } from '../words/join-sentences.ts';
import { FieldProblem } from './field.tsx';
import './choice.css';

interface ChoiceProps<Value extends string> {
  /** Of the first option. */
  readonly id?: string;
  readonly legend: string;
  /** For choices that are clear from their position; screen readers still read the legend. */
  readonly legendHidden?: boolean;
  /** What only its position shows that it is about: for screen readers, behind the legend. */
  readonly about?: string | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly isHidden?: boolean }[];
  /** `null` as long as none is. */
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  /** Whether it takes the focus when it is first shown. */
  readonly takesFocus?: boolean;
  readonly problem?: string | undefined;
}

/** A choice of one option out of a few, drawn as one control with a segment for each. */
export function Choice<Value extends string>({
  id,
  legend,
  legendHidden = false,
  about,
  options,
  chosen,
  onChoose,
  takesFocus = false,
  problem,
}: ChoiceProps<Value>) {
  const name = useId();
  const problemId = `${name}-problem`;
  return (
    <fieldset className="row choice screen-only" aria-label={about && joinSentences(legend, about)}>
      <legend className={legendHidden ? 'visually-hidden' : 'field-label'}>{legend}</legend>
      <div className="choice-options">
        {options.map(({ value, label, isHidden = false }, index) => (
          <label key={value} hidden={isHidden}>
            <input
              id={index === 0 ? id : undefined}
              aria-describedby={problem && problemId}
              type="radio"
              name={name}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for content of a dialog that comes after its opening
              autoFocus={takesFocus && value === chosen}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldProblem id={problemId}>{problem}</FieldProblem>
    </fieldset>
  );
}

/** Options with the label that each has in a list of the words. */
export const nameOptions = <const Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));
