import { MOMENTS } from '#words/results.ts';
import { checkMoment } from '../../events/check-event.ts';
import { describeWeekDays, writeTypedTime } from '../../events/describe-events.ts';
import { type MomentDraft, readMoment } from '../../events/event-draft.ts';
import { MAX_EVENT_LENGTH, type Moment } from '../../life/life-events.ts';
import { useEventDraft, useEventEdit } from '../../results/event-edit-context.ts';
import { TextField } from '../../ui/field.tsx';
import { type EditorProps, EventForm, TimeField } from './event-form.tsx';

interface MomentEditorProps extends EditorProps<Moment> {
  /** The week of a new moment. */
  readonly week: number | undefined;
}

export function MomentEditor({ event, others, week, ...form }: MomentEditorProps) {
  const { reader } = form;
  const { drafts } = useEventEdit();
  const create = (): MomentDraft => ({
    text: event?.text ?? '',
    when: event ? writeTypedTime(reader, event.when) : '',
  });
  const tapped = week === undefined ? {} : { when: writeTypedTime(reader, { unit: 'week', week }) };
  const [draft, setDraft] = useEventDraft(drafts.moments, event, create, tapped);
  const checked = checkMoment(readMoment(draft, reader.parseTime), others, reader.birthdate);
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
