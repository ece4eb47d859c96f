import { TIME } from '#words/results.ts';
import type { Life } from '../../life/life.ts';
import { LiveLine } from '../../ui/live-line.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { describeReading, describeTimeProblem } from '../describe-event-times.ts';
import { readTime, type TimeReader } from '../parse-event.ts';
import { useResults } from '../results-context.ts';
import './time-field.css';

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

/** How an entered time is read; empty while it is unreadable, unless it is ambiguous. */
function describeEntered(
  value: string,
  { reader, life, isEnd = false }: Pick<TimeFieldProps, 'reader' | 'isEnd'> & { readonly life: Life },
): string {
  const typed = readTime(value, reader);
  if ('when' in typed) return describeReading(reader, typed.when, { life, isEnd });
  return typed.problem.code === 'ambiguous' ? describeTimeProblem(reader, typed.problem) : '';
}

/** A field for a time in a life, in the words that people use, and below it how they are read. */
export function TimeField({
  id,
  label,
  hint = TIME.hint,
  value,
  onChange,
  problem,
  reader,
  isEnd = false,
}: TimeFieldProps) {
  const { life } = useResults().shown;
  const entered = describeEntered(value, { reader, life, isEnd });
  return (
    <div className="time-field">
      <TextField
        id={id}
        label={label}
        problem={problem}
        hint={entered || problem ? undefined : hint}
        autoCapitalize="off"
        value={value}
        onChange={onChange}
      />
      <LiveLine text={problem ? '' : entered} />
    </div>
  );
}
