import { useState } from 'react';
import { MOMENTS } from '#words/results.ts';
import { MAX_EVENT_LENGTH, type Moment } from '../../life/life-events.ts';
import { createId } from '../../platform/id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useEditor } from '../../ui/use-editor.ts';
import { describeWeekDays, writeTypedTime } from '../describe-event-times.ts';
import { type MomentDraft, parseMoment, type TimeReader } from '../parse-event.ts';
import { type EditorProps, EventForm } from './event-form.tsx';
import { TimeField } from './time-field.tsx';

interface MomentEditorProps extends EditorProps<Moment> {
  readonly label: string;
  readonly reader: TimeReader;
  /** The week of a new moment. */
  readonly week: number | undefined;
}

/** Adds a moment, or changes one. */
export function MomentEditor({ event, others, label, reader, week, onSave, ...form }: MomentEditorProps) {
  const [id] = useState(() => event?.id ?? createId());
  const [draft, setDraft] = useState<MomentDraft>(() => {
    const when = event?.when ?? (week === undefined ? null : { unit: 'week' as const, week });
    return { text: event?.text ?? '', when: when ? writeTypedTime(reader, when) : '' };
  });
  const { event: result, problems } = parseMoment(draft, { id, others, reader });
  const { problemOf, onSubmit } = useEditor({
    result,
    problems,
    fieldId: (part) => `moment-${part}`,
    onSave,
  });
  return (
    <EventForm {...form} label={label} onSubmit={onSubmit}>
      {week !== undefined && (
        <p>{MOMENTS.ofWeek({ days: describeWeekDays(reader.format, reader.birthdate, week) })}</p>
      )}
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
      />
    </EventForm>
  );
}
