import { CHAPTERS, COLORS } from '#words/results.ts';
import { CHAPTER } from '../../events/kinds/chapter.ts';
import { COLOR_ORDER } from '../../life/colors.ts';
import { MAX_EVENT_LENGTH } from '../../life/life-events.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { askOfChapter } from './questions.ts';
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
      <div className="auto-grid event-fields">
        <TimeField {...fieldOf('from')} label={CHAPTERS.from} entry={entry} />
        <TimeField {...fieldOf('until')} label={CHAPTERS.until} isEnd entry={entry} />
      </div>
      <Questions {...form} />
      <ColorChoice {...fieldOf('color')} />
    </>
  );
};

/** What the chapter changes of others. */
export function Questions({ draft, entry, fieldOf }: EventForm<'chapters'>) {
  const { problems } = CHAPTER.read({ ...draft, goesOn: '', colors: '' }, entry);
  const chapter = { id: entry.id, name: draft.name.trim() };
  return askOfChapter(chapter, problems, draft).map(({ name, text, answers }) => {
    const { value, onChange, ...field } = fieldOf(name);
    return (
      <Choice key={name} {...field} legend={text} options={answers} chosen={value} onChoose={onChange} />
    );
  });
}

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
