import { PRODUCT_NAME } from '#words/form.ts';
import { isPartOfDay } from '../../life/life-projection.ts';
import { type Wrap, wrapText } from '../../platform/wrap-text.ts';
import { type Block, joinBlocks, moveBlock, stackBlocks, stackLines } from './picture-block.ts';
import { PictureFrame } from './picture-frame.tsx';
import { placeBars, placeRings } from './poster-activities.tsx';
import { INNER_WIDTH, LABEL, LINE_HEIGHT, MARGIN, POSTER_WIDTH } from './poster-grid.ts';
import { placeFigures, placeHead, placeLine } from './poster-head.tsx';
import type { PosterProps } from './poster-props.ts';
import { placeKey, placeMarks, placeWeeks } from './poster-weeks.tsx';

/** The top of the weeks and the pie. */
const COLUMNS = 526;
const SECTION_GAP = 72;
/** The least distance from the legend of the pie to the key of the weeks. */
const KEY_GAP = 28;
const FOOTER_HEIGHT = 132;
const SOURCE = { font: '14px var(--sans)', aboveBottom: 56 };

/** Lays out the results as one picture. Its height grows with the years of the life and the length of the names. */
export function layOutPoster(props: PosterProps, wrap: Wrap): Required<Block> {
  const activities = props.projection.activities.filter(isPartOfDay);
  const head = placeHead(props, wrap);
  const [weeks, rings] = [placeWeeks(props, activities), placeRings(props, activities, wrap)];
  const [key, marks] = [placeKey(props), placeMarks(props, wrap)];
  const sections = [key, ...(marks ? [marks] : []), placeBars(props, activities, wrap)];
  // The key ends where the weeks end, or is below the legend if that is longer.
  const keyTop = Math.max(weeks.height - key.height, rings.height + KEY_GAP);
  const body = joinBlocks([
    placeFigures(props),
    placeLine(props),
    moveBlock(weeks, { y: COLUMNS }),
    moveBlock(rings, { y: COLUMNS }),
    moveBlock(stackBlocks(sections, SECTION_GAP), { y: COLUMNS + keyTop }),
  ]);
  // An even number, so that 1.5 times the height is a whole number of pixels in every browser.
  const height = 2 * Math.ceil((body.height + FOOTER_HEIGHT) / 2);
  const source = stackLines(wrap(props.source, SOURCE.font, INNER_WIDTH), {
    ...LABEL,
    x: MARGIN,
    y: height - SOURCE.aboveBottom,
    lineHeight: LINE_HEIGHT,
  });
  return joinBlocks([head, moveBlock(joinBlocks([body, { height, lines: source }]), { y: head.height })]);
}

/** The results as a single image, composed of the same charts as the page. */
export const Poster = (props: PosterProps) => (
  <PictureFrame
    className="poster"
    width={POSTER_WIDTH}
    title={PRODUCT_NAME}
    {...layOutPoster(props, wrapText)}
  />
);
