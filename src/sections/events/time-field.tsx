import { TIME_PROBLEMS } from '#words/results.ts';
import { LiveLine } from '../../ui/live-line.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { describeReading, describeTimeProblem } from '../describe-event-times.ts';
import { readTime, type TimeReader } from '../parse-event.ts';
import { useResults } from '../results-context.ts';

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
