import type { Wrap } from '../../platform/wrap-text.ts';
import { balanceRows } from './balance-rows.ts';
import { type Block, type PlacedLine, stackBlocks, stackLines } from './picture-block.ts';
import { placeChapters, placeMoments } from './picture-legend.ts';
import { CAPITAL, type Page, TEXT_LINE, textFont } from './picture-page.ts';

const TITLE_FONT = 'var(--serif)';
/** A title that takes more lines is set smaller, down to half its size. */
const TITLE_LINES = 2;
const SHRINK = 0.92;
/** Heights and gaps, as shares of the type they belong to. */
const DESCENDER = 0.25;
const TITLE_LINE = 1.08;
const TITLE_DESCENDER = 0.3;
/** From a block at the foot to the next, as a share of the small print's size. */
const MARKS_GAP = 2;
const TEXT = { look: 'picture-text', anchor: 'middle' } as const;

/** Breaks a text into lines of about the same width, as many as it needs, and no word for it. */
const balance = (text: string, font: string, width: number, wrap: Wrap): readonly string[] =>
  balanceRows(
    width,
    (narrower) => wrap(text, font, narrower),
    (tried, before) => tried.join(' ') === before.join(' '),
  );

function fitTitle(
  title: string,
  size: number,
  width: number,
  wrap: Wrap,
): { size: number; lines: readonly string[] } {
  let fitted = size;
  let lines = wrap(title, `${fitted}px ${TITLE_FONT}`, width);
  while (lines.length > TITLE_LINES && fitted * SHRINK > size / 2) {
    fitted *= SHRINK;
    lines = wrap(title, `${fitted}px ${TITLE_FONT}`, width);
  }
  return { size: fitted, lines: balance(title, `${fitted}px ${TITLE_FONT}`, width, wrap) };
}

/** The words over the dots. */
export function placeHead({
  format: { width, margins },
  textSizes,
  words: { title, figures },
  setting: { wrap },
}: Page): Block {
  const inner = width - 2 * margins.sides;
  const heading = fitTitle(title, textSizes.title, inner, wrap);
  const below = heading.size * TITLE_DESCENDER + textSizes.text * (TEXT_LINE - CAPITAL);
  return stackBlocks(
    [
      placeText(heading.lines, {
        look: 'chart-figure',
        x: width / 2,
        size: heading.size,
        lineHeight: heading.size * TITLE_LINE,
      }),
      withDescender(
        placeText(balance(figures, textFont(textSizes.text), inner, wrap), {
          x: width / 2,
          size: textSizes.text,
        }),
        textSizes.text,
      ),
    ],
    below,
  );
}

/** The words below the dots. The moments may be missing. */
interface Foot extends Block {
  readonly namesMoments: boolean;
}

/** The chapters, the moments and the small print. */
export function placeFoot(page: Page): Foot {
  const { format, textSizes, words, setting } = page;
  const size = textSizes.small;
  const inner = format.width - 2 * format.margins.sides;
  const smallPrint = balance(words.smallPrint, textFont(size), inner, setting.wrap);
  // On paper, the chapters' names are along the weeks.
  const [chapters, moments] = [format.paper ? null : placeChapters(page), placeMoments(page)];
  const print = withDescender(placeText(smallPrint, { x: format.width / 2, size }), size);
  const blocks = [chapters, moments, print].filter((block) => block !== null);
  return { ...stackBlocks(blocks, size * MARKS_GAP), namesMoments: moments !== null };
}

interface TextOptions extends Pick<PlacedLine, 'x'> {
  readonly size: number;
  readonly look?: PlacedLine['look'];
  readonly lineHeight?: number;
}

/** Lines in the middle, from the top of their capitals to the last baseline. */
const placeText = (
  texts: readonly string[],
  { size, lineHeight = size * TEXT_LINE, ...place }: TextOptions,
): Block => ({
  height: size * CAPITAL + (texts.length - 1) * lineHeight,
  lines: stackLines(texts, { ...TEXT, ...place, y: size * CAPITAL, size, lineHeight }),
});

const withDescender = (block: Block, size: number): Block => ({
  ...block,
  height: block.height + size * DESCENDER,
});
