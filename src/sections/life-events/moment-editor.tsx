import { MOMENTS } from '#words/results.ts';
import { describeWeekDays } from '../../events/describe-events.ts';
import { MAX_EVENT_LENGTH } from '../../life/life-events.ts';
import { useFormat } from '../../platform/locale.ts';
import { useEventEdit } from '../../results/event-edit-context.ts';
import { TextField } from '../../ui/field.tsx';
import { TimeField } from './time-field.tsx';
import type { EventForm } from './use-event-form.ts';

export function MomentEditor({ fieldOf, entry }: EventForm<'moments'>) {
  const format = useFormat();
  const week = useEventEdit().edit?.week;
  return (
    <>
      {week !== undefined && (
        <p>{MOMENTS.ofWeek({ days: describeWeekDays(format, entry.birthdate, week) })}</p>
      )}
      <TextField
        {...fieldOf('text')}
        label={MOMENTS.text}
        dir="auto"
        placeholder={MOMENTS.textPlaceholder}
        maxLength={MAX_EVENT_LENGTH}
      />
      <TimeField {...fieldOf('when')} label={MOMENTS.when} entry={entry} />
    </>
  );
}
