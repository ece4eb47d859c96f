import { TIME_HINT } from '#messages/entry-time-messages.ts';
import { describeReading, describeTimeProblem } from '../../../content/describe-entry-times.ts';
import type { Life } from '../../../life/life.ts';
import { Field } from '../../../ui/field.tsx';
import { LiveLine } from '../../live-line.tsx';
import { readTime, type TimeReader } from './parse-entry.ts';

interface TimeFieldProps {
  readonly id: string;
  readonly label: string;
  /** What it takes, while nothing is entered. */
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
  readonly reader: TimeReader;
  readonly life: Pick<Life, 'age' | 'lifeExpectancy'>;
  /** Whether something goes on until then. */
  readonly isEnd?: boolean;
}

/** How an entered time is read; empty while it cannot be, but for one that could be two days. */
function describeEntered(
  value: string,
  { reader, life, isEnd = false }: Pick<TimeFieldProps, 'reader' | 'life' | 'isEnd'>,
): string {
  const typed = readTime(value, reader);
  if ('when' in typed) return describeReading(reader, typed.when, { life, isEnd });
  return typed.problem.code === 'ambiguous' ? describeTimeProblem(reader, typed.problem) : '';
}

/** A field for a time in a life, in the words that people use, and below it how they are read. */
export function TimeField({
  id,
  label,
  hint = TIME_HINT,
  value,
  onChange,
  problem,
  reader,
  life,
  isEnd = false,
}: TimeFieldProps) {
  const entered = describeEntered(value, { reader, life, isEnd });
  return (
    <div className="time-field">
      <Field id={id} label={label} problem={problem} {...(entered || problem ? {} : { hint })}>
        {(control) => (
          <input
            {...control}
            type="text"
            className="input"
            autoComplete="off"
            autoCapitalize="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <LiveLine text={problem ? '' : entered} />
    </div>
  );
}
