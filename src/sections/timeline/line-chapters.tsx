import { useMemo } from 'react';
import { activityPaint } from '../../ui/charts/paint.ts';
import { useResults } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';
import { listSegments } from './chapter-segments.ts';
import './line-chapters.css';

function useSegments() {
  const { age, lifeExpectancy } = useResults().shown.life;
  const { marks } = useLifeEvents();
  return useMemo(
    () => listSegments(marks?.chapters ?? [], { age, lifeExpectancy }),
    [marks, age, lifeExpectancy],
  );
}

const percent = (share: number) => `${share * 100}%`;

function Band() {
  const segments = useSegments();
  if (segments.length === 0) return null;
  return (
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
  );
}

/** One line as soon as the life has chapters, so that nothing below moves when they are placed. */
function Names() {
  const segments = useSegments();
  const { events } = useLifeEvents();
  if (events.chapters.length === 0) return null;
  return (
    <p className="line-chapter-names" aria-hidden>
      {segments.map(({ chapter: { id, name, color }, start }, index) => {
        // Up to the next name. The last one has room up to the end of the line.
        const room = (segments[index + 1]?.start ?? 1) - start;
        return (
          <span key={id} style={{ insetInlineStart: percent(start), width: percent(room) }}>
            <span style={{ borderColor: activityPaint(color) }}>
              <bdi className="line-chapter-name">{name}</bdi>
            </span>
          </span>
        );
      })}
    </p>
  );
}

/** The colors of the chapters below the line of life. A constant element: a step of the slider does not render it. */
export const CHAPTER_BAND = <Band />;

/**
 * The names of the chapters where there is room. A screen reader reads them in the picture of the weeks and in the list of
 * chapters, with their times.
 */
export const CHAPTER_NAMES = <Names />;
