import { max, range } from 'd3-array';
import { describeTimeTogether } from '../../events/describe-time-together.ts';
import { measureText } from '../../platform/measure-text.ts';
import type { PeopleFigures } from '../../results/use-people-figures.ts';
import { chooseDaysPerDot, DayDots, DOT_PITCH, layOutDays } from '../../ui/charts/day-dots.tsx';
import type { Box } from '../../weeks/grid.ts';
import type { Format } from '../../words/format.ts';
import { unit } from './picture-page.tsx';

interface PosterPeopleProps {
  readonly people: PeopleFigures;
  readonly format: Format;
  readonly room: Box;
  /** For few people. */
  readonly textSize: number;
}

/** More people than this stand in two columns, in smaller text. */
const ONE_COLUMN = 3;
const SMALL = 0.72;
/** A broken line has at least this share of its room. */
const FULL_LINE = 0.9;
/** Between two columns, in units of the page. */
const GAP = 48;
/** The height of a line, and the space below a sentence, in its text sizes. */
const LINE = { height: 1.5, below: 1 };
/** The distances of dots to try, in units of the page, the largest first. */
const PITCHES = range(40, 4, -0.5);

/** The days together with each person, as large as a room allows, all on one scale. */
export function PosterPeople({ people: { people, mostDays }, format, room, textSize }: PosterPeopleProps) {
  const shown = people.flatMap(({ person, figures }) =>
    figures ? [{ person, ...describeTimeTogether(format, figures), time: figures.time }] : [],
  );
  const daysPerDot = chooseDaysPerDot(mostDays, 'picture');
  const columns = shown.length > ONE_COLUMN ? 2 : 1;
  const size = columns === 1 ? textSize : textSize * SMALL;
  const width = (room.width - (columns - 1) * GAP) / columns;
  const measure = (text: string) => measureText(text, `${size}px var(--sans)`);
  const lines = max(shown, ({ headline }) => Math.ceil(measure(headline) / (width * FULL_LINE))) ?? 1;
  const textHeight = (lines * LINE.height + LINE.below) * size;
  const rowHeight = room.height / Math.ceil(shown.length / columns) - textHeight;
  const layOut = (pitch: number) =>
    shown.map(({ drawn, time }) =>
      drawn ? layOutDays({ time, daysPerDot, width: (width / pitch) * DOT_PITCH }) : null,
    );
  const fits = (pitch: number) =>
    layOut(pitch).every((dots) => !dots || (dots.height / DOT_PITCH) * pitch <= rowHeight);
  const dots = layOut(PITCHES.find(fits) ?? PITCHES.at(-1) ?? 1);
  return (
    <ul
      className="poster-people"
      style={{ fontSize: unit(size), columnGap: unit(GAP), '--columns': columns }}
    >
      {shown.map(({ person, headline }, index) => (
        <li key={person.id}>
          <p>{headline}</p>
          {dots[index] && <DayDots dots={dots[index]} aria-hidden />}
        </li>
      ))}
    </ul>
  );
}
