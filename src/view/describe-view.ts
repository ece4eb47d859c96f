import { VIEW } from '#words/view.ts';
import type { ViewSettings } from '../document/view-link.ts';
import type { PlacedChapter } from '../life/place-events.ts';
import type { Format } from '../words/format-interface.ts';
import { isolateName } from '../words/isolate-name.ts';
import { joinSentences } from '../words/join-sentences.ts';

/** The words of the view about a life. */
interface DescribedLife {
  /** As the page counts them: days since birth ÷ 7, whole. */
  readonly weeksLived: number;
  /** Completed, whole years. */
  readonly age: number;
  readonly lifeExpectancy: number;
  /** The chapter of the present week; `null` for none. */
  readonly chapter: PlacedChapter | null;
  /** How many moments are marked. */
  readonly moments: number;
}

/** The line below the picture; empty for nothing. @example '1,890 weeks lived' */
export function describeLine(
  format: Format,
  { weeksLived, chapter }: DescribedLife,
  line: ViewSettings['line'],
): string {
  if (line === 'nothing') return '';
  if (line === 'chapter') return chapter?.chapter.name ?? '';
  return weeksLived === 0 ? VIEW.firstWeek : VIEW.weeks(format, { count: weeksLived });
}

/** The picture in words. */
export function describePicture(format: Format, life: DescribedLife): string {
  const { weeksLived, age, lifeExpectancy, chapter, moments } = life;
  return joinSentences(
    weeksLived === 0 ? VIEW.firstWeek : VIEW.lived(format, { count: weeksLived }),
    lifeExpectancy > age && VIEW.lifeExpectancy(format, { years: lifeExpectancy }),
    chapter?.chapter.name && VIEW.now({ name: isolateName(chapter.chapter.name) }),
    moments > 0 && VIEW.marked(format, { count: moments }),
  );
}
