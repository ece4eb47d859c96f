import outlines from '../../assets/fonts/outlines.json';
import { FONT_TIMEOUT_MS } from '../../platform/draw-svg.ts';
import { measureText } from '../../platform/measure-text.ts';
import { withTimeout } from '../../platform/with-timeout.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The letters of a typeface, in units of which `em` make the size of the type (`scripts/glyph-outlines.ts`). */
interface Typeface {
  readonly em: number;
  readonly widths: Readonly<Record<string, number>>;
  readonly shapes: Readonly<Record<string, string>>;
}

const TYPEFACES: Readonly<Record<string, Typeface>> = outlines;

/** Decimals of a coordinate. A picture's unit is a pixel or a quarter of a millimeter. */
const DECIMALS = 2;
/** Characters without a shape, such as those that isolate a name. */
const SHAPELESS = /\p{Cf}/gu;
/** Text that has its letters in the same order in both directions of writing. */
const ONE_PART = /^[\p{L}\p{N}.,]*$/u;
/** The attributes that an outline has from its text. */
const KEPT = ['fill', 'stroke', 'stroke-width', 'paint-order', 'transform'];

/** Moves and scales a path in which every number is the distance from the point before, an x or a y in turn. */
function placeShape(shape: string, { x, y, scale }: Readonly<Record<'x' | 'y' | 'scale', number>>): string {
  let [fromX, fromY] = [0, 0];
  let isX = false;
  return shape.replaceAll(/[a-z]|-?\d+/gi, (part) => {
    if (/[a-z]/i.test(part)) return part;
    isX = !isX;
    if (isX) fromX += Number(part);
    else fromY += Number(part);
    return `${(isX ? x + fromX * scale : y + fromY * scale).toFixed(DECIMALS)} `;
  });
}

/** How far left of its anchor point a text begins, as a share of its width. */
function shareBefore(text: SVGTextElement, direction: string): number {
  const anchor = text.getAttribute('text-anchor') ?? 'start';
  if (anchor === 'middle') return 0.5;
  return (anchor === 'end') === (direction === 'ltr') ? 1 : 0;
}

/** The outlines of a line; `null` if the typeface lacks one of its letters, or its parts change their order. */
function outlineLine(
  text: SVGTextElement,
  { em, widths, shapes }: Typeface,
  pageDirection: string,
): string | null {
  const line = (text.textContent ?? '').replaceAll(SHAPELESS, '');
  const direction = text.getAttribute('direction') ?? pageDirection;
  if (direction === 'rtl' && !ONE_PART.test(line)) return null;
  const size = Number.parseFloat(text.getAttribute('font-size') ?? '');
  // The browser has the kerning of the letters before; a width without it would be wider than what the page shows.
  const font = `${size}px ${text.getAttribute('font-family')}`;
  const start = Number(text.getAttribute('x')) - measureText(line, font) * shareBefore(text, direction);
  const y = Number(text.getAttribute('y'));
  let before = '';
  const placed: string[] = [];
  for (const character of line) {
    const [width, shape] = [widths[character], shapes[character]];
    if (width === undefined || shape === undefined) return null;
    before += character;
    const x = start + measureText(before, font) - (width * size) / em;
    placed.push(placeShape(shape, { x, y, scale: size / em }));
  }
  return placed.join('');
}

/** Whether the browser has a typeface for these letters, which it needs to know their places. */
async function hasTypeface(family: string, letters: string): Promise<boolean> {
  const font = `16px "${family}"`;
  await withTimeout(document.fonts.load(font, letters), FONT_TIMEOUT_MS).catch(() => undefined);
  return document.fonts.check(font, letters);
}

function createPath(text: SVGTextElement, shape: string): SVGPathElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', shape);
  // Still to be found and read.
  path.setAttribute('aria-label', text.textContent ?? '');
  for (const name of KEPT) {
    const value = text.getAttribute(name);
    if (value !== null) path.setAttribute(name, value);
  }
  return path;
}

/**
 * Replaces the texts of an SVG with their outlines, so that programs without the page's typefaces show it the same way. A
 * line with letters of another script stays text, and so does all text in a typeface that has not arrived.
 * @param svg with computed styles as attributes
 */
export async function outlineTexts(svg: SVGSVGElement): Promise<void> {
  const pageDirection = svg.getAttribute('direction') ?? 'ltr';
  for (const [family, typeface] of Object.entries(TYPEFACES)) {
    const texts = [...svg.querySelectorAll('text')].filter((text) =>
      text.getAttribute('font-family')?.includes(family),
    );
    // One after the other: there are two.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await hasTypeface(family, texts.map(({ textContent }) => textContent).join('')))) continue;
    for (const text of texts) {
      const shape = outlineLine(text, typeface, pageDirection);
      if (shape !== null) text.replaceWith(createPath(text, shape));
    }
  }
}
