import { PRODUCT_NAME } from '#words/form.ts';
import { EXAMPLE_BIRTHDATE } from '../src/document/example.ts';
import { createExampleLife } from '../src/document/example-life.ts';
import { placeChapters } from '../src/life/place-events.ts';
import { calculateWeeksOfLife } from '../src/life/weeks.ts';
import { layOutLife } from '../src/weeks/layout.ts';
import { partsByChapters } from '../src/weeks/parts.ts';
import { PAGE } from '../src/weeks/styles.ts';
import { WeekScene } from '../src/weeks/week-scene.tsx';
import { FORMAT } from '../tests/fixtures/lives.ts';
import { shownOf } from '../tests/fixtures/shared-life.ts';

/** In pixels: the size that services recommend for link previews. */
const PREVIEW = { width: 1200, height: 630 };
const MARGIN = 108;
const WEEKS = {
  y: 130,
  room: { width: PREVIEW.width - 2 * MARGIN, height: 466, direction: 'horizontal' },
} as const;

/** The preview image for links to the page: the product's name, a sentence, and the weeks of the example in its chapters. */
export function SocialPreview() {
  const example = createExampleLife();
  const { life } = shownOf(example);
  const weeks = calculateWeeksOfLife(life, 0);
  const { geometry, labels } = layOutLife({ weeks, room: WEEKS.room, divided: null, format: FORMAT });
  const chapters = placeChapters(example.events.chapters, {
    birthdate: EXAMPLE_BIRTHDATE,
    now: life.presentWeek,
  });
  return (
    <svg {...PREVIEW} className="social-preview" viewBox={`0 0 ${PREVIEW.width} ${PREVIEW.height}`}>
      <text x={MARGIN} y={94} fontSize={60} fontFamily="var(--serif)" fill="var(--ink)">
        {PRODUCT_NAME}
      </text>
      <text
        x={PREVIEW.width - MARGIN}
        y={94}
        textAnchor="end"
        fontSize={26}
        fontFamily="var(--sans)"
        fill="var(--soft)"
      >
        See your life in years and weeks.
      </text>
      <svg x={MARGIN} y={WEEKS.y} overflow="visible">
        <WeekScene
          geometry={geometry}
          parts={partsByChapters(PAGE, chapters)}
          weeks={weeks}
          marks={{ labels }}
        />
      </svg>
    </svg>
  );
}
