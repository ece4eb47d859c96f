import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { CHAPTERS, ENTRY_LIST, TIME_PROBLEMS } from '#words/results.ts';
import { type Checked, checkTime, type TimeReader } from '../../events/check-event.ts';
import { describeReading } from '../../events/describe-events.ts';
import type { LifeEvent } from '../../life/life-events.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { useResults } from '../../results/results-context.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { LiveLine } from '../../ui/live-line.tsx';

export interface EditorProps<Event> {
  readonly label: string;
  /** `null` for a new one. */
  readonly event: Event | null;
  readonly others: readonly Event[];
  readonly reader: TimeReader;
  readonly onSave: (event: Omit<Event, 'id'>) => void;
  /** `null` for a new one. */
  readonly onRemove: (() => void) | null;
}

/** It has a problem only once an event was refused. */
type EventField = Pick<ComponentProps<typeof TextField>, 'id' | 'value' | 'onChange' | 'problem'>;

interface EventFormProps<Event extends LifeEvent, Part extends string>
  extends Omit<EditorProps<Event>, 'event' | 'others' | 'reader'> {
  readonly idPrefix: string;
  readonly draft: Readonly<Record<NoInfer<Part>, string>>;
  readonly onChange: (part: Part, value: string) => void;
  readonly checked: Checked<Event, Part>;
  readonly children: (fieldOf: (part: Part) => EventField) => ReactNode;
}

/** If there are problems at a submit, it shows them from then on, and focuses the field of the first one. */
export function EventForm<Event extends LifeEvent, Part extends string>(props: EventFormProps<Event, Part>) {
  const { label, idPrefix, draft, onChange, checked, onSave, onRemove, children } = props;
  const { event, problems } = checked;
  const [refused, setRefused] = useState(false);
  const idOf = (part: Part) => `${idPrefix}-${part}`;
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (event !== null) onSave(event);
    else if (problems[0]) changeAndFocus(() => setRefused(true), idOf(problems[0].part));
  };
  const fieldOf = (part: Part) => {
    const problem = refused ? problems.find((each) => each.part === part) : undefined;
    return {
      id: idOf(part),
      value: draft[part],
      onChange: (value: string) => onChange(part, value),
      problem: problem?.text,
    };
  };
  return (
    <form className="stack event-form" noValidate aria-label={label} onSubmit={submit}>
      {children(fieldOf)}
      <div className="dialog-footer">
        <Button type="submit" look="primary">
          {onRemove ? ENTRY_LIST.save : ENTRY_LIST.add}
        </Button>
        {onRemove && (
          <Button look="text" onClick={onRemove}>
            {ENTRY_LIST.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

interface TimeFieldProps extends EventField {
  readonly label: string;
  readonly reader: TimeReader;
  /** Whether something lasts until then. */
  readonly isEnd?: boolean;
}

/** A field for a time in a life, in the words that people use, and below it how they are read. */
export function TimeField({ reader, isEnd = false, ...field }: TimeFieldProps) {
  const { life } = useResults().shown;
  const typed = reader.parseTime(field.value);
  const checked = checkTime(typed, reader);
  /** Empty while the text is unreadable, unless it is ambiguous. */
  const reading =
    'when' in checked
      ? describeReading(reader, checked.when, { life, isEnd })
      : 'problem' in typed && typed.problem === 'ambiguous' && checked.problem;
  const hint = isEnd ? CHAPTERS.untilHint : TIME_PROBLEMS.empty;
  return (
    <div>
      <TextField {...field} hint={reading || field.problem ? undefined : hint} autoCapitalize="off" />
      <LiveLine text={(!field.problem && reading) || ''} />
    </div>
  );
}
