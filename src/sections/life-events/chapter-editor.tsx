import { CHAPTERS, COLORS } from '#words/results.ts';
import { findQuestions, writeAnswer } from '../../events/kinds/chapter.ts';
import { COLOR_ORDER } from '../../life/colors.ts';
import { type Chapter, MAX_EVENT_LENGTH } from '../../life/life-events.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { nameGoingOn } from './plan-chapter.ts';
import { TimeField } from './time-field.tsx';
import type { EventField, EventForm } from './use-event-form.ts';

export const ChapterEditor = (form: EventForm<'chapters'>) => {
  const { fieldOf, entry } = form;
  return (
    <>
      <TextField
        {...fieldOf('name')}
        label={CHAPTERS.name}
        dir="auto"
        placeholder={CHAPTERS.namePlaceholder}
        maxLength={MAX_EVENT_LENGTH}
      />
      <div className="event-fields">
        <TimeField {...fieldOf('from')} label={CHAPTERS.from} entry={entry} />
        <TimeField {...fieldOf('until')} label={CHAPTERS.until} isEnd entry={entry} />
      </div>
      <Questions {...form} />
      <ColorChoice {...fieldOf('color')} />
    </>
  );
};

/** Whether a chapter without an end goes on where another one begins, and which of two with the same weeks colors them. */
export function Questions({ draft, entry, fieldOf }: EventForm<'chapters'>) {
  const { ended, next, same } = findQuestions(draft, entry) ?? {};
  return (
    <>
      {ended && next && (
        <Question
          {...fieldOf('goesOn')}
          legend={CHAPTERS.goesOn.question({ name: isolateName(ended.name) })}
          about={ended}
          answers={nameGoingOn(next)}
        />
      )}
      {same && (
        <Question
          {...fieldOf('colors')}
          legend={CHAPTERS.sameWeeks({ name: isolateName(same.name) })}
          about={same}
          answers={[isolateName(draft.name.trim()), isolateName(same.name)]}
        />
      )}
    </>
  );
}

interface QuestionProps extends EventField {
  readonly legend: string;
  readonly about: Chapter;
  readonly answers: readonly [yes: string, no: string];
}

const Question = ({ value, about, answers: [yes, no], onChange, ...field }: QuestionProps) => (
  <Choice
    {...field}
    options={[
      { value: writeAnswer(true, about), label: yes },
      { value: writeAnswer(false, about), label: no },
    ]}
    chosen={value}
    onChoose={onChange}
  />
);

const ColorChoice = ({ id, value, onChange }: EventField) => (
  <fieldset className="row choice event-color-choice">
    <legend className="field-label">{CHAPTERS.color}</legend>
    {COLOR_ORDER.map((color) => (
      <label key={color}>
        <input
          type="radio"
          name={id}
          aria-label={COLORS[color]}
          checked={color === value}
          onChange={() => onChange(color)}
        />
        <svg width="1.5rem" height="1.5rem" aria-hidden>
          <rect width="100%" height="100%" rx="6" fill={activityPaint(color)} />
        </svg>
      </label>
    ))}
  </fieldset>
);
