import { sum } from 'd3-array';
import { PRODUCT_NAME } from '#words/form.ts';
import { PICTURE, PICTURE_FIGURES, PICTURE_PRINT, RESULTS, TIMELINE } from '#words/results.ts';
import type { ShownLife } from '../../document/submitted-life.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import { isAheadCounted } from '../../life/life-expectancies.ts';
import type { Marks } from '../../life/place-events.ts';
import { calculateWeeksOfLife, weeksLeft } from '../../life/weeks.ts';
import { useFormat } from '../../platform/locale.ts';
import { measureText } from '../../platform/measure-text.ts';
import { type AverageModel, describeAgeAndAverage } from '../../results/describe-age-and-average.ts';
import { describeImageSource } from '../../results/describe-origin.ts';
import type { Box } from '../../weeks/grid.ts';
import { cleanText } from '../../words/clean-text.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { ChapterNames, listMarks, MomentNames } from './marks-list.tsx';
import { PicturePage, unit } from './picture-page.tsx';
import './poster.css';
import type { PosterFormat } from './poster-formats.ts';
import { findRoom, PosterWeeks } from './poster-weeks.tsx';

export const defaultTitle = ({ whose }: ShownLife): string => PICTURE.defaultTitle[whose];

export interface PosterContent {
  readonly model: AverageModel;
  readonly title: string;
  readonly birthdate: CalendarDate | null;
  readonly marks: Marks | null;
}

/** The words of a poster. They are about today, wherever the slider stands. */
export function createPosterWords(format: Format, { model, title, birthdate, marks }: PosterContent) {
  const { shown } = model;
  const { life, dates, whose } = shown;
  // Near the average or past it, the weeks ahead say little, and an average would look like a limit.
  const isAtExpectancy =
    describeAgeAndAverage(format, model) !== null || !isAheadCounted(life, life.lifeExpectancy);
  const { born, lived, livedAlone } = PICTURE_FIGURES;
  const weeks = isAtExpectancy
    ? livedAlone(format, { lived: life.weeksLived })
    : lived(format, { lived: life.weeksLived, ahead: weeksLeft(life) });
  return {
    title: cleanText(title) || defaultTitle(shown),
    figures: birthdate ? born({ date: format.date(birthdate), figures: weeks }) : weeks,
    /** The label of the line where the weeks end; `null` for no line. */
    end: isAtExpectancy ? null : TIMELINE.expectancy(format, { figure: life.lifeExpectancy }),
    ...listMarks(format, marks),
    smallPrint: joinSentences(
      whose === 'example' && RESULTS.example,
      describeImageSource(shown, format, shown.expectancy.kind === 'table'),
      dates && PICTURE_PRINT.asOf({ date: format.date(dates.asOf) }),
      PRODUCT_NAME,
    ),
  };
}

export interface PosterProps extends PosterContent {
  readonly format: PosterFormat;
}

/** A title that takes more lines is set smaller, down to half its size. */
const TITLE_LINES = 1.8;

function fitTitle(title: string, size: number, lineWidth: number): number {
  const wide = measureText(title, `${size}px var(--serif)`);
  return size * Math.max(0.5, Math.min(1, (TITLE_LINES * lineWidth) / wide));
}

type PosterWords = ReturnType<typeof createPosterWords>;

/** Around the drawing, as a multiple of the text size; between the parts of the foot, as one of the small text's. */
const GAP = 1.6;
const SMALL_GAP = 1.4;
/** The heights of lines, as multiples of their text size: of a title, of text, of the list with the space between two. */
const LINES = { title: 1.3, text: 1.34, list: 1.84 };
/** The names of chapters: their size, as a multiple of the small text's, and the width around each in its own. */
const CHAPTERS = { size: 1.15, around: 2.85 };
const FULL_COLUMN = 3;
/** Many moments are set smaller. */
const MANY = { count: 24, size: 0.75 };

/** The moments with names, and the columns of their list. With fewer in a column, it has fewer columns. */
function layOutList({ paper, list }: PosterFormat, { moments }: PosterWords) {
  const isMany = moments.length > MANY.count;
  const most = list.columns + (paper && isMany ? 1 : 0);
  const size = isMany ? list.size * MANY.size : list.size;
  const named = moments.length <= list.most ? moments : [];
  const columns = Math.min(most, Math.ceil(named.length / FULL_COLUMN));
  const lines = columns && Math.ceil(named.length / columns);
  return {
    moments: named,
    columns,
    size: unit(size),
    height: lines && (lines * LINES.list + GAP) * size,
  };
}

/** The height of texts, one after the other. @param around the width around each, as a multiple of the size */
function measureLines(texts: readonly string[], size: number, width: number, around = 0): number {
  const length = sum(texts, (text) => measureText(text, `${size}px var(--sans)`) + around * size);
  return Math.ceil(length / width) * LINES.text * size;
}

/** The room of a drawing within the margins, as far as it is known: the browser lays out title, words and list. */
function findDrawingRoom(format: PosterFormat, words: PosterWords, listHeight: number): Box {
  const room = findRoom(format);
  const { title, text, small } = format.textSizes;
  const names = words.chapters.map((chapter) => chapter.text);
  const chapters = measureLines(names, small * CHAPTERS.size, room.width, CHAPTERS.around);
  const taken = [
    title * LINES.title,
    measureLines([words.figures], text, room.width),
    2 * GAP * text,
    chapters && chapters + SMALL_GAP * small,
    measureLines([words.smallPrint], small, room.width),
  ];
  return { ...room, height: room.height - listHeight - sum(taken) };
}

/** The weeks of a life on a page, with words above and below them. */
export function Poster(props: PosterProps) {
  const { model, format, marks } = props;
  const { paper, width, height, imageWidth, margins, textSizes } = format;
  const written = useFormat();
  const words = createPosterWords(written, props);
  const list = layOutList(format, words);
  const room = findDrawingRoom(format, words, list.height);
  const { top, bottom, sides } = margins;
  return (
    <PicturePage className="poster" {...{ width, height, imageWidth }} isLight={paper !== null}>
      <div
        className="poster-content"
        style={{
          paddingBlock: `${unit(top)} ${unit(bottom)}`,
          paddingInline: unit(sides),
          gap: unit(textSizes.text * GAP),
        }}
      >
        <div className="poster-head">
          {/* oxlint-disable-next-line project/own-words -- its lines begin at the side of its own words */}
          <p
            className="poster-title"
            dir="auto"
            style={{ fontSize: unit(fitTitle(words.title, textSizes.title, room.width)) }}
          >
            {words.title}
          </p>
          <p style={{ fontSize: unit(textSizes.text) }}>{words.figures}</p>
        </div>
        <PosterWeeks
          format={format}
          room={room}
          weeks={calculateWeeksOfLife(model.shown.life, 0)}
          marks={marks}
          numbered={list.moments.length > 0}
          end={words.end}
          formatAge={written.number}
        />
        <div
          className="poster-foot"
          style={{ fontSize: unit(textSizes.small), gap: unit(textSizes.small * SMALL_GAP) }}
        >
          <ChapterNames chapters={words.chapters} />
          <MomentNames {...list} />
          <p>{words.smallPrint}</p>
        </div>
      </div>
    </PicturePage>
  );
}
