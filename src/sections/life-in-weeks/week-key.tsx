import { type LifeProjection, movedAge } from '../../life/life-projection.ts';
import { type WeeksOfLife, wholeWeeks } from '../../life/weeks.ts';
import { useFormat } from '../../platform/locale.ts';
import type { Coloring } from '../../results/colorings/coloring.ts';
import { useColoringChoices } from '../../results/colorings/colorings.ts';
import { useProjection } from '../../results/slider.tsx';
import { activityPaint, type Tone } from '../../ui/charts/paint.ts';
import { OwnWords } from '../../ui/own-words.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import type { Look } from '../../weeks/styles.ts';
import { LookDot, WeekDot } from '../../weeks/week-dots.tsx';
import { listDots } from '../../words/describe-life.ts';
import type { Format } from '../../words/format.ts';

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

type Position = Pick<LifeProjection, 'lifeExpectancy' | 'moved' | 'projectedAge' | 'weeks'>;

/** What the dots mean at a position of the slider. */
function listEntries(format: Format, coloring: Coloring, position: Position) {
  const { weeks, lifeExpectancy } = position;
  const looks = coloring.key ? null : findLooks(coloring, weeks);
  return listDots(format, {
    until: movedAge(position),
    // After this week, or the slider's.
    ahead: Math.min(weeks.total, wholeWeeks(lifeExpectancy)) > weeks.projected + 1,
  }).flatMap(({ kind, text }) => {
    const look: Look | 'now' | undefined = kind === 'now' ? 'now' : looks?.[kind];
    return look ? [{ kind, text, look }] : [];
  });
}

/** Both ends of the slider. */
const listEnds = ({ lifeExpectancy, projectedAge, weeks }: Position): readonly Position[] => [
  { lifeExpectancy, moved: false, projectedAge, weeks: { ...weeks, projected: weeks.now } },
  {
    lifeExpectancy,
    moved: true,
    projectedAge: lifeExpectancy,
    weeks: { ...weeks, projected: weeks.total - 1 },
  },
];

/** What the dots mean, in one line where it fits. What comes and goes with the slider keeps its room. */
export function WeekKey() {
  const { coloring, people } = useColoringChoices();
  const { by, key } = coloring;
  const format = useFormat();
  const projection = useProjection();
  const entries = listEntries(format, coloring, projection);
  const atEnds = listEnds(projection).flatMap((end) => listEntries(format, coloring, end));
  const gone = atEnds.filter(({ kind }) => entries.every((entry) => entry.kind !== kind));
  // Of weeks that wait for somebody, there is nothing to explain.
  if (by === 'people' && people.people.length === 0) return null;
  return (
    <ul className="row quiet week-key">
      {key?.map((entry) => (
        <KeyEntry key={entry.text} {...entry} />
      ))}
      {entries.map(({ kind, ...entry }) => (
        <KeyEntry key={kind} {...entry} longest={atEnds.findLast((end) => end.kind === kind)?.text} />
      ))}
      {gone.map(({ kind, ...entry }) => (
        <KeyEntry key={kind} {...entry} isGone />
      ))}
    </ul>
  );
}

interface KeyEntryProps {
  /** That of the present week has its own. */
  readonly look: Look | 'now';
  readonly text: string;
  /** As wide as its room is. */
  readonly longest?: string | undefined;
  readonly isGone?: boolean;
}

const KeyEntry = ({ look, text, longest, isGone = false }: KeyEntryProps) => (
  <li data-gone={isGone || undefined}>
    {look === 'now' ? <WeekDot kind="now" /> : <LookDot look={look} />}
    <span data-longest={longest}>{text}</span>
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
