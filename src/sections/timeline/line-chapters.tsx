import { memo, useMemo } from 'react';
import { shareOfLine } from '../../life/life-projection.ts';
import type { PlacedChapter } from '../../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { useResults } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';
import './line-chapters.css';

/** A chapter on the line of life. */
interface ChapterSegment {
  readonly chapter: PlacedChapter['chapter'];
  /** Where it begins on the line, 0 to 1. */
  readonly start: number;
  /** Its share of the line. */
  readonly length: number;
}

/**
 * The chapters on the line, up to its end. The line has now at the last birthday: a chapter that goes on ends there, unless
 * it has begun since.
 * @param line `age` is completed, in whole years; `lifeExpectancy` is where the line ends, in years
 * @example listSegments([{ from: 312, until: 936, … }], { age: 36, lifeExpectancy: 80 }) // start 0.075, length 0.15
 */
export function listSegments(
  chapters: readonly PlacedChapter[],
  line: { readonly age: number; readonly lifeExpectancy: number },
): readonly ChapterSegment[] {
  const shareAt = (week: number) => shareOfLine(line, week / WEEKS_PER_YEAR);
  const birthday = line.age * WEEKS_PER_YEAR;
  return chapters
    .map(({ chapter, from, until, goesOn }) => {
      const start = shareAt(from);
      return { chapter, start, length: shareAt(goesOn && from < birthday ? birthday : until) - start };
    })
    .filter(({ length }) => length > 0);
}

/** The chapters on the line, which a step of the slider leaves as they are. */
export function useSegments(): readonly ChapterSegment[] {
  const { life } = useResults().shown;
  const { marks } = useLifeEvents();
  return useMemo(() => listSegments(marks?.chapters ?? [], life), [marks, life]);
}

interface SegmentsProps {
  readonly segments: readonly ChapterSegment[];
}

const percent = (share: number) => `${share * 100}%`;

/** The colors of the chapters below the line of life. */
export const ChapterBand = memo(({ segments }: SegmentsProps) => (
  <svg className="chart line-chapters" aria-hidden>
    {segments.map(({ chapter: { id, color }, start, length }) => (
      <rect
        key={id}
        data-marker="chapter"
        x={percent(start)}
        width={percent(length)}
        height="100%"
        fill={activityPaint(color)}
      />
    ))}
  </svg>
));

/**
 * The names of the chapters where there is room. A screen reader reads them in the picture of the weeks and in the list of
 * chapters, with their times.
 */
export const ChapterNames = memo(({ segments }: SegmentsProps) => (
  <p className="line-chapter-names" aria-hidden>
    {segments.map(({ chapter: { id, name, color }, start }, index) => {
      // Up to the next name. The last one has room up to the end of the line.
      const room = (segments[index + 1]?.start ?? 1) - start;
      return (
        <span key={id} style={{ insetInlineStart: percent(start), width: percent(room) }}>
          <span style={{ borderColor: activityPaint(color) }}>
            <bdi className="line-chapter-name" translate="no">
              {name}
            </bdi>
          </span>
        </span>
      );
    })}
  </p>
));
