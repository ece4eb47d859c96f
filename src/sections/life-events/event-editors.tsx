import { useMemo } from 'react';
import { CHAPTERS, COLORS, MOMENTS, PERSON_EDITOR, TYPED_LIFE_WORDS } from '#words/results.ts';
import { type ChapterDraft, checkChapter, checkMoment, type MomentDraft } from '../../events/check-event.ts';
import { checkPerson, fillPerson, readPerson, readYear, writePerson } from '../../events/check-person.ts';
import { describeWeekDays, writeTypedTime } from '../../events/describe-events.ts';
import { createRelationFinder } from '../../events/typed-life/parse-typed-life.ts';
import { DAYS_PER_YEAR } from '../../life/activity.ts';
import { COLOR_ORDER, type ColorName, nextChapterColor } from '../../life/colors.ts';
import type { Dates } from '../../life/life.ts';
import { type Chapter, MAX_EVENT_LENGTH, type Moment, type Person } from '../../life/life-events.ts';
import { useEventDraft, useEventEdit } from '../../results/event-edit-context.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Field, Select, TextField } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { type EditorProps, EventForm, TimeField } from './event-form.tsx';

export function MomentEditor(props: EditorProps<Moment> & { readonly week: number | undefined }) {
  const { event, others, week, reader, ...form } = props;
  const { drafts } = useEventEdit();
  const create = (): MomentDraft => ({
    text: event?.text ?? '',
    when: event ? writeTypedTime(reader, event.when) : '',
  });
  const tapped = week === undefined ? {} : { when: writeTypedTime(reader, { unit: 'week', week }) };
  const [draft, setDraft] = useEventDraft(drafts.moments, event, create, tapped);
  const checked = checkMoment({ text: draft.text, when: reader.parseTime(draft.when) }, others, reader);
  return (
    <EventForm
      {...form}
      idPrefix="moment"
      draft={draft}
      onChange={(part, value) => setDraft({ ...draft, [part]: value })}
      checked={checked}
    >
      {(fieldOf) => (
        <>
          {week !== undefined && (
            <p>{MOMENTS.ofWeek({ days: describeWeekDays(reader.format, reader.birthdate, week) })}</p>
          )}
          <TextField
            {...fieldOf('text')}
            label={MOMENTS.text}
            dir="auto"
            placeholder={MOMENTS.textPlaceholder}
            maxLength={MAX_EVENT_LENGTH}
          />
          <TimeField {...fieldOf('when')} label={MOMENTS.when} reader={reader} />
        </>
      )}
    </EventForm>
  );
}

export function ChapterEditor({ event, others, reader, ...form }: EditorProps<Chapter>) {
  const { drafts } = useEventEdit();
  const [draft, setDraft] = useEventDraft<ChapterDraft>(drafts.chapters, event, () => ({
    name: event?.name ?? '',
    from: event ? writeTypedTime(reader, event.from) : '',
    until: event?.until ? writeTypedTime(reader, event.until) : '',
    color: event?.color ?? nextChapterColor(others.map(({ color }) => color)),
  }));
  const times = {
    from: reader.parseTime(draft.from),
    until: draft.until.trim() === '' ? null : reader.parseTime(draft.until),
  };
  const checked = checkChapter({ ...draft, ...times }, others, reader);
  return (
    <EventForm
      {...form}
      idPrefix="chapter"
      draft={draft}
      onChange={(part, value) => setDraft({ ...draft, [part]: value })}
      checked={checked}
    >
      {(fieldOf) => (
        <>
          <TextField
            {...fieldOf('name')}
            label={CHAPTERS.name}
            dir="auto"
            placeholder={CHAPTERS.namePlaceholder}
            maxLength={MAX_EVENT_LENGTH}
          />
          <div className="event-fields">
            <TimeField {...fieldOf('from')} label={CHAPTERS.from} reader={reader} />
            <TimeField {...fieldOf('until')} label={CHAPTERS.until} isEnd reader={reader} />
          </div>
          <ColorChoice chosen={draft.color} onChoose={(color) => setDraft({ ...draft, color })} />
        </>
      )}
    </EventForm>
  );
}

function ColorChoice(props: { chosen: ColorName; onChoose: (color: ColorName) => void }) {
  const { chosen, onChoose } = props;
  return (
    <fieldset className="row choice event-color-choice">
      <legend className="field-label">{CHAPTERS.color}</legend>
      {COLOR_ORDER.map((color) => (
        <label key={color}>
          <input
            type="radio"
            name="chapter-color"
            aria-label={COLORS[color]}
            checked={color === chosen}
            onChange={() => onChoose(color)}
          />
          <svg width="1.5rem" height="1.5rem" aria-hidden>
            <rect width="100%" height="100%" rx="6" fill={activityPaint(color)} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}

const LIVED_TOGETHER = ['no', 'until', 'still'] as const;
/** A year, in any digits. */
const YEAR = { inputMode: 'numeric', maxLength: 20 } as const;

export function PersonEditor(props: EditorProps<Person> & { readonly dates: Dates }) {
  const { event, others, dates, ...form } = props;
  const { drafts } = useEventEdit();
  const limits = { ownBirthYear: dates.birthdate.year, year: dates.asOf.year };
  const findRelation = useMemo(() => createRelationFinder(TYPED_LIFE_WORDS), []);
  const [entered, setEntered] = useEventDraft(drafts.people, event, () => (event ? writePerson(event) : {}));
  const { draft, isFilled } = fillPerson(entered, limits, findRelation);
  const checked = checkPerson(readPerson(draft), others, limits);
  const { livedTogether } = draft;
  const { days, livedTogether: labels, since } = PERSON_EDITOR;
  const hasDied = draft.diedIn.trim() !== '';
  const isAhead = !hasDied && readYear(draft.until) > limits.year;
  const labelOf = {
    no: labels.no,
    until: isAhead ? labels.untilAhead : labels.until,
    still: hasDied ? labels.untilDeath : labels.still,
  };
  return (
    <EventForm
      {...form}
      idPrefix="person"
      draft={draft}
      onChange={(part, value) => setEntered({ ...entered, [part]: value })}
      checked={checked}
    >
      {(fieldOf) => (
        <>
          <TextField
            {...fieldOf('name')}
            label={PERSON_EDITOR.name}
            placeholder={PERSON_EDITOR.namePlaceholder}
            dir="auto"
            maxLength={MAX_EVENT_LENGTH}
          />
          <div className="event-fields">
            <TextField
              {...fieldOf('birthYear')}
              {...YEAR}
              label={PERSON_EDITOR.birthYear}
              placeholder={PERSON_EDITOR.yearPlaceholder}
            />
            <TextField {...fieldOf('diedIn')} {...YEAR} label={PERSON_EDITOR.diedIn} />
            <Field id={fieldOf('livedTogether').id} label={PERSON_EDITOR.together}>
              {(control) => (
                <Select
                  {...control}
                  value={livedTogether}
                  onChange={({ target }) => fieldOf('livedTogether').onChange(target.value)}
                >
                  {LIVED_TOGETHER.map((each) => (
                    <option key={each} value={each}>
                      {labelOf[each]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {livedTogether === 'until' && (
              <TextField
                {...fieldOf('until')}
                {...YEAR}
                label={PERSON_EDITOR.until}
                placeholder={PERSON_EDITOR.yearPlaceholder}
              />
            )}
            {livedTogether !== 'still' && (
              <Field
                {...fieldOf('daysPerYear')}
                label={livedTogether === 'no' ? days.apart : days.later}
                hint={PERSON_EDITOR.daysHint}
              >
                {(control) => (
                  <NumberInput
                    {...control}
                    className="input"
                    min={0}
                    max={DAYS_PER_YEAR}
                    step={1}
                    value={draft.daysPerYear}
                    onChange={({ target }) => fieldOf('daysPerYear').onChange(target.value)}
                  />
                )}
              </Field>
            )}
            <TextField
              {...fieldOf('since')}
              {...YEAR}
              label={since[livedTogether === 'no' ? 'known' : 'together']}
              placeholder={PERSON_EDITOR.birth}
            />
          </div>
          {isFilled && <p className="note">{PERSON_EDITOR.usual}</p>}
          <p className="note">{PERSON_EDITOR.privacy}</p>
        </>
      )}
    </EventForm>
  );
}
