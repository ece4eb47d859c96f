import { type FormEvent, type ReactNode, useState } from 'react';
import { ENTRY_LIST, TIME_PROBLEMS } from '#words/results.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { Button } from '../../ui/button.tsx';
import { LiveLine } from '../../ui/live-line.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { describeReading, describeTimeProblem } from '../describe-event-times.ts';
import { readTime, type TimeReader } from '../parse-event.ts';
import { useResults } from '../results-context.ts';
import './event-form.css';

/** What every editor of a life event is given. */
export interface EditorProps<Event> {
  readonly label: string;
  /** `null` for a new one. */
  readonly event: Event | null;
  /** The other events of its kind. */
  readonly others: readonly Event[];
  readonly onSave: (event: Omit<Event, 'id'>) => void;
  /** `null` for a new one. */
  readonly onRemove: (() => void) | null;
}

interface EventFormProps<Event, Part extends string>
  extends Pick<EditorProps<Event>, 'label' | 'onSave' | 'onRemove'> {
  /** The event of the fields, or what is wrong with it, in the order of the fields. */
  readonly parsed: {
    readonly event: Omit<Event, 'id'> | null;
    readonly problems: readonly { readonly part: Part; readonly text: string }[];
  };
  /** The id of the field of a part. */
  readonly fieldId: (part: Part) => string;
  /** The fields. @param problemOf the problem of a part, once an event was refused */
  readonly children: (problemOf: (part: Part) => string | undefined) => ReactNode;
}

/**
 * The fields of a life event in their dialog, and its buttons. If there are problems, it shows them from then on and
 * focuses the field of the first one.
 */
export function EventForm<Event, Part extends string>(props: EventFormProps<Event, Part>) {
  const { label, parsed, fieldId, onSave, onRemove, children } = props;
  const [refused, setRefused] = useState(false);
  const problemOf = (part: Part) =>
    refused ? parsed.problems.find((problem) => problem.part === part)?.text : undefined;
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    const { event, problems } = parsed;
    if (event !== null) onSave(event);
    else if (problems[0]) changeAndFocus(() => setRefused(true), fieldId(problems[0].part));
  };
  return (
    <form className="stack event-form" noValidate aria-label={label} onSubmit={submit}>
      {children(problemOf)}
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

interface TimeFieldProps {
  readonly id: string;
  readonly label: string;
  /** A hint on the accepted texts, shown while the field is empty. */
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
  readonly reader: TimeReader;
  /** Whether something lasts until then. */
  readonly isEnd?: boolean;
}

/** A field for a time in a life, in the words that people use, and below it how they are read. */
export function TimeField({
  hint = TIME_PROBLEMS.empty,
  problem,
  reader,
  isEnd = false,
  ...field
}: TimeFieldProps) {
  const { life } = useResults().shown;
  const typed = readTime(field.value, reader);
  /** Empty while the text is unreadable, unless it is ambiguous. */
  const reading =
    'when' in typed
      ? describeReading(reader, typed.when, { life, isEnd })
      : typed.problem.code === 'ambiguous' && describeTimeProblem(reader, typed.problem);
  return (
    <div>
      <TextField
        {...field}
        problem={problem}
        hint={reading || problem ? undefined : hint}
        autoCapitalize="off"
      />
      <LiveLine text={(!problem && reading) || ''} />
    </div>
  );
}
