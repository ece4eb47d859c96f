/** Draws the preview image for links to the page, for make-icons.ts. */
import { PRODUCT_NAME } from '#words/form.ts';
import { ACTIVITY_COLORS } from '../src/life/colors.ts';
import { projectLife } from '../src/life/life-projection.ts';
import { layOutRings } from '../src/ui/charts/ring-geometry.ts';
import { Rings } from '../src/ui/charts/rings.tsx';
import { layOutChart } from '../src/weeks/chart.ts';
import { Weeks } from '../src/weeks/weeks.tsx';
import { formatFor } from '../src/words/format.ts';

/** In pixels: the size that services recommend for link previews. */
export const PREVIEW = { width: 1200, height: 630 };
const RINGS = { x: 54, y: 268, size: 310 };
const WEEKS = { x: 640, y: 24, room: { width: 540, height: 568 } };
const MARGIN = 64;

/** An invented life with round numbers. */
const EXAMPLE_LIFE = {
  age: 36,
  weeksLived: 1878,
  presentWeek: 1872,
  lifeExpectancy: 72,
  activities: [8, 8, 1].flatMap((hours, index) => {
    const color = ACTIVITY_COLORS[index];
    return color ? [{ id: String(index), name: '', hours, color }] : [];
  }),
};

/** The preview image for links to the page: the product's name, a sentence, and charts of an invented life. */
export function SocialPreview() {
  const projection = projectLife(EXAMPLE_LIFE);
  const { activities, weeks, spans } = projection;
  const format = formatFor('en-US');
  return (
    <svg {...PREVIEW} viewBox={`0 0 ${PREVIEW.width} ${PREVIEW.height}`}>
      <text x={MARGIN} y={120} fontSize={64} fontFamily="var(--serif)" fill="var(--ink)">
        {PRODUCT_NAME}
      </text>
      <text x={MARGIN} y={176} fontSize={26} fontFamily="var(--sans)" fill="var(--soft)">
        <tspan x={MARGIN}>See your life</tspan>
        <tspan x={MARGIN} dy={36}>
          in years and weeks.
        </tspan>
      </text>
      <svg x={RINGS.x} y={RINGS.y} overflow="visible">
        <Rings
          geometry={layOutRings(activities, projection, RINGS.size)}
          centerFigure={format.number(projection.age)}
          centerUnit="years"
        />
      </svg>
      <svg x={WEEKS.x} y={WEEKS.y} overflow="visible">
        <Weeks
          {...layOutChart({
            chapters: [],
            weeks,
            activities,
            spans,
            by: 'activities',
            room: WEEKS.room,
            formatWeek: String,
          })}
          weeks={weeks}
          format={format}
        />
      </svg>
    </svg>
  );
}
