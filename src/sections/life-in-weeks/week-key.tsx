import { movedAge } from '../../life/life-projection.ts';
import { wholeWeeks } from '../../life/weeks.ts';
import { useFormat } from '../../platform/locale.ts';
import { useColoringChoices } from '../../results/colorings/colorings.ts';
import { useProjection } from '../../results/slider.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { OwnWords } from '../../ui/own-words.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import { LookDot, WeekDot } from '../../weeks/week-dots.tsx';
import { listDots } from '../../words/describe-life.ts';

/** What the dots mean. */
export function WeekKey() {
  const { key } = useColoringChoices().coloring;
  const format = useFormat();
  const { lifeExpectancy, weeks, ...projection } = useProjection();
  const dots = listDots(format, {
    until: movedAge(projection),
    // After this week, or the slider's.
    ahead: Math.min(weeks.total, wholeWeeks(lifeExpectancy)) > weeks.projected + 1,
  });
  return (
    <ul className="week-key">
      {key?.map(({ look, text }) => (
        <li key={text}>
          <LookDot look={look} />
          <span>{text}</span>
        </li>
      ))}
      {dots
        .filter(({ kind }) => key === null || kind === 'now')
        .map(({ kind, text }) => (
          <li key={kind}>
            <WeekDot kind={kind} />
            <span>{text}</span>
          </li>
        ))}
    </ul>
  );
}

/** The activities that have a number in the picture instead of their name. @param numbered counted from 0 */
export function NumberedActivities({ numbered }: { readonly numbered: readonly number[] }) {
  const { activities } = useProjection();
  const named = numbered.flatMap((index) => activities[index] ?? []);
  if (named.length === 0) return null;
  return (
    <ul className="week-key">
      {named.map(({ id, name, color }, index) => (
        <li key={id}>
          <Swatch number={(numbered[index] ?? 0) + 1} paint={activityPaint(color)} />
          <OwnWords>{name}</OwnWords>
        </li>
      ))}
    </ul>
  );
}
