import { CHAPTERS, TIME_PROBLEMS } from '#words/results.ts';
import { describeReading } from '../../events/describe-events.ts';
import { describeProblem } from '../../events/describe-problem.ts';
import type { EntryContext } from '../../events/kind.ts';
import { checkTime } from '../../events/typed.ts';
import { useFormat } from '../../platform/locale.ts';
import { useLife } from '../../results/results-context.ts';
import { TextField } from '../../ui/field.tsx';
import { LiveLine } from '../../ui/live-line.tsx';
import type { EventField } from './use-event-form.ts';

interface TimeFieldProps extends EventField {
  readonly label: string;
  readonly entry: EntryContext;
  /** Whether something lasts until then. */
  readonly isEnd?: boolean;
}

/** A field for a time in a life, in the words that people use, and below it how they are read. */
export function TimeField({ entry, isEnd = false, ...field }: TimeFieldProps) {
  const { shown } = useLife();
  const format = useFormat();
  const { birthdate, readTime } = entry;
  const times = { format, birthdate };
  const read = checkTime(readTime(field.value), birthdate);
  /** Empty while the text is unreadable, unless it is ambiguous. */
  const reading =
    'value' in read
      ? describeReading(times, read.value, { life: shown.life, isEnd })
      : read.problem.code === 'ambiguous' && describeProblem(times, read.problem);
  const hint = isEnd ? CHAPTERS.untilHint : TIME_PROBLEMS.empty;
  return (
    <div>
      <TextField {...field} hint={reading || field.problem ? undefined : hint} autoCapitalize="off" />
      <LiveLine text={(!field.problem && reading) || ''} />
    </div>
  );
}
