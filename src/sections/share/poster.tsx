import { PRODUCT_NAME } from '#words/form.ts';
import {
  CITATIONS,
  DAY_DOTS,
  PERSON,
  PICTURE,
  PICTURE_FIGURES,
  PICTURE_PRINT,
  RESULTS,
  TIMELINE,
} from '#words/results.ts';
import type { ShownLife } from '../../document/shown-life.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import { listMarkedDays } from '../../life/marked-days.ts';
import type { Marks } from '../../life/place-events.ts';
import { calculateWeeksOfLife, type WeeksOfLife, weeksLeft } from '../../life/weeks.ts';
import { today } from '../../platform/clock.ts';
import { measureText } from '../../platform/measure-text.ts';
import { type AverageModel, describeAgeAndAverage } from '../../results/describe-age-and-average.ts';
import { describeImageSource } from '../../results/describe-origin.ts';
import type { PeopleFigures } from '../../results/use-people-figures.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { cleanText } from '../../words/clean-text.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { listMarks } from './list-marks.ts';
import { PicturePage, unit } from './picture-page.tsx';
import './poster.css';
import type { PosterFormat } from './poster-formats.ts';
import { PosterPeople } from './poster-people.tsx';
import { findRoom, PosterWeeks, PosterYear } from './poster-weeks.tsx';

/** The title of a poster whose visitor has entered none. */
export const defaultTitle = ({ whose }: ShownLife, people: PeopleFigures | null): string =>
  people ? PICTURE.shows.people : PICTURE.defaultTitle[whose];

/** What a poster tells, and of whom. */
export interface PosterContent {
  readonly model: AverageModel;
  /** As the visitor entered it. */
  readonly title: string;
  /** `null` to leave it out. */
  readonly birthdate: CalendarDate | null;
  /** The chapters and moments in the picture; `null` for none. */
  readonly marks: Marks | null;
  /** The days with them in place of the weeks, where there is text; `null` for none. */
  readonly people: PeopleFigures | null;
}

/** The source of the days with people. */
function citePeople({ people }: PeopleFigures): string {
  const tables = people.find(({ figures }) => figures?.tables)?.figures?.tables;
  return tables ? CITATIONS.lifeTable(tables) : '';
}

const hasFiguresAhead = ({ people }: PeopleFigures) => people.some(({ figures }) => figures?.tables);

/** The words of a poster. They are about today, wherever the slider stands. */
export function createPosterWords({ model, title, birthdate, marks, people }: PosterContent) {
  const { shown, format } = model;
  const { life, dates, whose } = shown;
  const listed = marks ? listMarks(format, marks) : [];
  // Near the average or past it, the weeks ahead say little, and an average would look like a limit.
  const isAtExpectancy = describeAgeAndAverage(model) !== null;
  const { born, lived, livedAlone } = PICTURE_FIGURES;
  const weeks = isAtExpectancy
    ? livedAlone(format, { lived: life.weeksLived })
    : lived(format, { lived: life.weeksLived, ahead: weeksLeft(life) });
  const figures = birthdate ? born({ date: format.date(birthdate), figures: weeks }) : weeks;
  return {
    title: cleanText(title) || defaultTitle(shown, people),
    figures: people ? (hasFiguresAhead(people) ? PERSON.hint : '') : figures,
    /** The label of the line where the weeks end; `null` for no line. */
    end: isAtExpectancy ? null : TIMELINE.expectancy(format, { figure: life.lifeExpectancy }),
    /** With the paints of their weeks. */
    chapters: listed.flatMap(({ color, text }) => (color ? [{ paint: activityPaint(color), text }] : [])),
    /** With their numbers. */
    moments: listed.filter(({ number }) => number !== null),
    smallPrint: joinSentences(
      whose === 'example' && RESULTS.example,
      people && DAY_DOTS.key(format, people),
      people ? citePeople(people) : describeImageSource(shown, format, shown.basis !== 'birth'),
      dates && PICTURE_PRINT.asOf({ date: format.date(dates.asOf) }),
      PRODUCT_NAME,
    ),
  };
}

export interface PosterProps extends PosterContent {
  readonly format: PosterFormat;
  readonly theme: 'dark' | 'light';
  /** For a screen: the days of the present year in place of the weeks, with the visitor's own days or without. */
  readonly year: 'plain' | 'marked' | null;
  /** Defaults to those of today. */
  readonly weeks?: WeeksOfLife;
  /** The day of a picture of the year. Defaults to today. */
  readonly day?: CalendarDate;
}

/** A title that takes more lines is set smaller, down to half its size. */
const TITLE_LINES = 1.8;

function fitTitle(title: string, size: number, lineWidth: number): number {
  const wide = measureText(title, `${size}px var(--serif)`);
  return size * Math.max(0.5, Math.min(1, (TITLE_LINES * lineWidth) / wide));
}

/** The height of the words above and below the days with people, in lines of the text. */
const AROUND = 9.5;

/** The weeks of a life on a page: words above and below them, or the weeks alone. */
export function Poster({ format, theme, year, weeks, day = today(), ...content }: PosterProps) {
  const { model, marks, people } = content;
  const { width, height, margins, textSizes, paper } = format;
  const words = createPosterWords(content);
  const moments = (marks?.moments ?? []).map(({ moment }) => moment);
  const { life, dates } = model.shown;
  const room = findRoom(format);
  const drawn =
    people && textSizes ? (
      <PosterPeople
        people={people}
        format={model.format}
        textSize={textSizes.text}
        room={{ ...room, height: room.height - AROUND * textSizes.text }}
      />
    ) : year ? (
      <PosterYear
        format={format}
        today={day}
        marked={year === 'marked' && dates ? listMarkedDays({ ...life, ...dates, asOf: day, moments }) : []}
      />
    ) : (
      <PosterWeeks
        format={format}
        weeks={weeks ?? calculateWeeksOfLife(life, 0)}
        marks={marks}
        end={words.end}
        formatAge={model.format.number}
      />
    );
  return (
    <PicturePage className="poster" width={width} height={height} theme={theme}>
      {textSizes ? (
        <div
          className="poster-content"
          style={{
            paddingBlock: `${unit(margins.top)} ${unit(margins.bottom)}`,
            paddingInline: unit(margins.sides),
            gap: unit(textSizes.text * 1.6),
          }}
        >
          <div className="poster-head">
            <p
              className="poster-title"
              dir="auto"
              style={{ fontSize: unit(fitTitle(words.title, textSizes.title, room.width)) }}
            >
              {words.title}
            </p>
            <p style={{ fontSize: unit(textSizes.text) }}>{words.figures}</p>
          </div>
          {drawn}
          <Foot paper={paper} small={textSizes.small} words={words} />
        </div>
      ) : (
        drawn
      )}
    </PicturePage>
  );
}

/** The columns of the list of moments, at most; with fewer moments in a column, it has fewer columns. */
const COLUMNS = { portrait: 3, landscape: 5 };
const FULL_COLUMN = 3;
/** Many moments are set smaller. */
const MANY = { count: 24, size: 0.75 };

interface FootProps {
  readonly paper: PosterFormat['paper'];
  readonly small: number;
  readonly words: ReturnType<typeof createPosterWords>;
}

/** The chapters, the moments and the small print. There is only room for moments on paper. */
function Foot({ paper, small, words: { chapters, moments, smallPrint } }: FootProps) {
  const isMany = moments.length > MANY.count;
  const most = paper ? COLUMNS[paper.orientation] + (isMany ? 1 : 0) : 0;
  return (
    <div className="poster-foot" style={{ fontSize: unit(small * 1.15), gap: unit(small * 1.4) }}>
      {chapters.length > 0 && (
        <ul className="poster-chapters">
          {chapters.map(({ text, paint }) => (
            <li key={text}>
              <span className="poster-dot" style={{ backgroundColor: paint }} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {paper && moments.length > 0 && (
        <ol
          className="poster-moments"
          style={{
            columnCount: Math.min(most, Math.ceil(moments.length / FULL_COLUMN)),
            fontSize: isMany ? `${MANY.size}em` : undefined,
          }}
        >
          {moments.map(({ id, number, text }) => (
            <li key={id}>
              <span className="poster-number">{number}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      <p style={{ fontSize: unit(small) }}>{smallPrint}</p>
    </div>
  );
}
