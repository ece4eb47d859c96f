import { useState } from 'react';
import { MOMENTS } from '#words/results.ts';
import type { Life } from '../../life/life.ts';
import { MAX_EVENT_LENGTH, type Moment } from '../../life/life-events.ts';
import { useEditor } from '../../ui/editor-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { describeWeekDays, writeTypedTime } from '../describe-event-times.ts';
import { type EventEdit, useDraft, useEventEdit } from '../event-edit-context.ts';
import { EventSheet } from '../event-sheet.tsx';
import { type MomentDraft, parseMoment, type TimeReader } from '../parse-event.ts';
import { TimeField } from './time-field.tsx';

interface MomentEditorProps {
  readonly edit: EventEdit;
  /** The id of the moment: its own, or that of a new one. */
  readonly id: string;
  /** `null` for a new one. */
  readonly moment: Moment | null;
  readonly others: readonly Moment[];
  readonly reader: TimeReader;
  readonly life: Pick<Life, 'age' | 'lifeExpectancy'>;
  readonly onSave: (moment: Moment) => void;
  readonly onCancel: () => void;
  /** `null` for a new one. */
  readonly onRemove: (() => void) | null;
  /** The id of the element that the editor is beside. */
  readonly origin: string;
}

/** The text that the field for the time starts with: the first day of the week that the visitor chose. */
const typedWeek = ({ week }: EventEdit, reader: TimeReader) =>
  week === undefined ? null : writeTypedTime(reader, { unit: 'week', week });

/** The draft of a moment. When another week is chosen, only the time changes. */
function useMomentDraft({ edit, moment, reader }: MomentEditorProps) {
  const [filledFrom, setFilledFrom] = useState<EventEdit | null>(null);
  const [draft, setDraft] = useDraft<MomentDraft>(useEventEdit().drafts.moments, edit, () => ({
    text: moment?.text ?? '',
    when: moment ? writeTypedTime(reader, moment.when) : '',
  }));
  if (filledFrom !== edit) {
    setFilledFrom(edit);
    const when = typedWeek(edit, reader);
    if (when !== null && !moment) setDraft({ ...draft, when });
  }
  return [draft, setDraft] as const;
}

/** Adds a moment, or changes one. */
export function MomentEditor(props: MomentEditorProps) {
  const { edit, id, moment, others, reader, life, onSave, onCancel, onRemove, origin } = props;
  const [draft, setDraft] = useMomentDraft(props);
  const { event: result, problems } = parseMoment(draft, { id, others, reader });
  const { problemOf, form } = useEditor({
    result,
    problems,
    fieldId: (part) => `moment-${part}`,
    first: 'text',
    onSave,
  });
  return (
    <EventSheet
      title={
        edit.week === undefined || moment
          ? undefined
          : MOMENTS.ofWeek({ days: describeWeekDays(reader.format, reader.birthdate, edit.week) })
      }
      label={moment ? MOMENTS.editing({ name: isolateName(moment.text) }) : MOMENTS.adding}
      {...form}
      focusKey={edit}
      origin={origin}
      onRemove={onRemove}
      onCancel={onCancel}
    >
      <TextField
        id="moment-text"
        label={MOMENTS.text}
        problem={problemOf('text')}
        dir="auto"
        placeholder={MOMENTS.textPlaceholder}
        maxLength={MAX_EVENT_LENGTH}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
      />
      <TimeField
        id="moment-when"
        label={MOMENTS.when}
        value={draft.when}
        onChange={(when) => setDraft({ ...draft, when })}
        problem={problemOf('when')}
        reader={reader}
        life={life}
      />
    </EventSheet>
  );
}
