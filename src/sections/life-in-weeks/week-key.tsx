import { movedAge } from '../../life/life-projection.ts';
import { type WeeksOfLife, wholeWeeks } from '../../life/weeks.ts';
import { useFormat } from '../../platform/locale.ts';
import type { Coloring } from '../../results/colorings/coloring.ts';
import { useColoringChoices } from '../../results/colorings/colorings.ts';
import { useProjection } from '../../results/slider.tsx';
import { activityPaint, type Tone } from '../../ui/charts/paint.ts';
import { OwnWords } from '../../ui/own-words.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import { LookDot, WeekDot } from '../../weeks/week-dots.tsx';
import { listDots } from '../../words/describe-life.ts';

/**
 * How the weeks of each tone look that are in no chapter; by activities, like those of the first one, so that the size tells
 * the tones apart. Nothing for a tone whose weeks are all in chapters.
 */
function findLooks({ parts, divided }: Coloring, { now, projected, total }: WeeksOfLife) {
  const find = (tone: Tone, from: number, until: number) => {
    const part = parts.find((each) => Math.max(from, each.from) < Math.min(until, each.until));
    return divided || part?.looks === parts[0]?.looks ? part?.looks[tone] : undefined;
  };
  return {
    lived: find('lived', 0, now),
    between: find('between', now, projected),
    ahead: find('ahead', projected, total),
  };
}

/** What the dots mean, in one line where it fits. */
export function WeekKey() {
  const { coloring, people } = useColoringChoices();
  const { by, key } = coloring;
  const format = useFormat();
  const { lifeExpectancy, weeks, ...projection } = useProjection();
  const looks = key ? null : findLooks(coloring, weeks);
  const dots = listDots(format, {
    until: movedAge(projection),
    // After this week, or the slider's.
    ahead: Math.min(weeks.total, wholeWeeks(lifeExpectancy)) > weeks.projected + 1,
  });
  // Of weeks that wait for somebody, there is nothing to explain.
  if (by === 'people' && people.people.length === 0) return null;
  return (
    <ul className="row quiet week-key">
      {key?.map((entry) => (
        <KeyEntry key={entry.text} {...entry} />
      ))}
      {dots.map(({ kind, text }) => {
        if (kind !== 'now') return looks?.[kind] && <KeyEntry key={kind} look={looks[kind]} text={text} />;
        return (
          <li key={kind}>
            <WeekDot kind={kind} />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

const KeyEntry = ({ look, text }: NonNullable<Coloring['key']>[number]) => (
  <li>
    <LookDot look={look} />
    <span>{text}</span>
  </li>
);

/** Below the weeks, the activities that have a number in them. */
export function NumberedActivities({ numbered }: { readonly numbered: readonly number[] }) {
  const { activities } = useProjection();
  const named = numbered.flatMap((index) => activities[index] ?? []);
  if (named.length === 0) return null;
  return (
    <ul className="row quiet week-key">
      {named.map(({ id, name, color }, index) => (
        <li key={id}>
          <Swatch number={(numbered[index] ?? 0) + 1} paint={activityPaint(color)} />
          <OwnWords>{name}</OwnWords>
        </li>
      ))}
    </ul>
  );
}
