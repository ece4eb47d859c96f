import { useState } from 'react';
import { MOMENT_MESSAGES } from '#messages/moment-messages.ts';
import { describeWeekDays, writeTypedTime } from '../../../content/describe-entry-times.ts';
import type { Life } from '../../../life/life.ts';
import { MAX_ENTRY_LENGTH, type Moment } from '../../../life/personal-entries.ts';
import { writeWhen } from '../../../life/when.ts';
import { isolateName } from '../../../messages/isolate-name.ts';
import { Field } from '../../../ui/field.tsx';
import type { EntryEdit } from './entry-edit-context.ts';
import { EntryForm } from './entry-form.tsx';
import { type MomentDraft, parseMoment, type TimeReader } from './parse-entry.ts';
import { RoundDayOffer } from './round-day-offer.tsx';
import { TimeField } from './time-field.tsx';
import { useEntrySubmit } from './use-entry-submit.ts';

const words = MOMENT_MESSAGES;

export interface MomentEditorProps {
  readonly edit: EntryEdit;
  /** The id of the moment: its own, or that of a new one. */
  readonly id: string;
  /** `null` for a new one. */
  readonly moment: Moment | null;
  readonly others: readonly Moment[];
  readonly reader: TimeReader;
  readonly life: Pick<Life, 'age' | 'lifeExpectancy'>;
  readonly onSubmit: (moment: Moment) => void;
  readonly onCancel: () => void;
}

/** What stands in the field for the time at first: the first day of the week that the visitor chose. */
const typedWeek = ({ week }: EntryEdit, reader: TimeReader) =>
  week === undefined ? null : writeTypedTime(reader, writeWhen({ unit: 'week', week }));

/** The draft of a moment. What is typed stays when another week is chosen, but for the time. */
function useMomentDraft({ edit, moment, reader }: MomentEditorProps) {
  const [filledFrom, setFilledFrom] = useState(edit);
  const [draft, setDraft] = useState<MomentDraft>({
    text: moment?.text ?? '',
    when: moment ? writeTypedTime(reader, moment.when) : (typedWeek(edit, reader) ?? ''),
  });
  if (filledFrom !== edit) {
    setFilledFrom(edit);
    setDraft({ ...draft, when: typedWeek(edit, reader) ?? draft.when });
  }
  return [draft, setDraft] as const;
}

/** Adds a moment, or changes one. */
export function MomentEditor(props: MomentEditorProps) {
  const { edit, id, moment, others, reader, life, onSubmit, onCancel } = props;
  const [draft, setDraft] = useMomentDraft(props);
  const { problemOf, submit } = useEntrySubmit({
    ...parseMoment(draft, { id, others, reader }),
    fieldOf: (part) => `moment-${part}`,
    onSubmit,
  });
  return (
    <EntryForm
      label={moment ? words.editing(isolateName(moment.text)) : words.adding}
      firstField="moment-text"
      focusKey={edit}
      isNew={moment === null}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {edit.week !== undefined && (
        <p className="field-hint">
          {words.ofWeek(describeWeekDays(reader.format, reader.birthdate, edit.week))}
        </p>
      )}
      <div className="moment-fields">
        <Field id="moment-text" label={words.text} problem={problemOf('text')}>
          {(control) => (
            <input
              {...control}
              type="text"
              className="input"
              dir="auto"
              autoComplete="off"
              placeholder={words.textPlaceholder}
              maxLength={MAX_ENTRY_LENGTH}
              value={draft.text}
              onChange={(event) => setDraft({ ...draft, text: event.target.value })}
            />
          )}
        </Field>
        <TimeField
          id="moment-when"
          label={words.when}
          value={draft.when}
          onChange={(when) => setDraft({ ...draft, when })}
          problem={problemOf('when')}
          reader={reader}
          life={life}
        />
      </div>
      {moment === null && <RoundDayOffer reader={reader} onChoose={setDraft} />}
    </EntryForm>
  );
}
