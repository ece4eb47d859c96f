import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import figtree from '../../../assets/fonts/figtree.woff2';
import figtreeRest from '../../../assets/fonts/figtree-rest.woff2';
import instrumentSerif from '../../../assets/fonts/instrument-serif.woff2';
import { type Drawing, drawSvg, FONT_TIMEOUT_MS, type PlacedText } from '../../../platform/draw-svg.ts';
import { savesData } from '../../../platform/save-data.ts';
import { Poster } from './poster.tsx';
import type { PosterProps } from './poster-props.ts';

const SCALE = 1.5;
const TIMEOUT_MS = 15_000;
/** Characters that a name may contain but XML may not: control characters and two noncharacters. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Renders the poster hidden in the page, where its styles apply, passes it to `read`, and removes it. */
function readPoster<Reading>(poster: PosterProps, read: (svg: SVGSVGElement) => Reading): Reading {
  const host = document.createElement('div');
  host.hidden = true;
  // Keep the page's colours in the image even in forced colours mode.
  host.style.setProperty('forced-color-adjust', 'none');
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() => root.render(<Poster {...poster} />));
    const svg = host.querySelector('svg');
    if (!svg) throw new Error('The poster has no SVG element');
    return read(svg);
  } finally {
    root.unmount();
    host.remove();
  }
}

/** Copies the SVG with its computed styles as attributes, since the image does not include the style sheet. */
function copyWithStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('The clone of the poster is not an SVG element');
  const copies = copy.querySelectorAll('*');
  for (const [index, element] of svg.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element);
    const properties =
      element.localName === 'text'
        ? ['fill', 'stroke', 'stroke-width', 'paint-order', 'font-family', 'font-size']
        : ['fill', 'stroke'].filter((name) => element.hasAttribute(name));
    for (const name of properties) copies[index]?.setAttribute(name, style.getPropertyValue(name));
    copies[index]?.removeAttribute('class');
  }
  return copy;
}

const serialize = (svg: SVGSVGElement) => new XMLSerializer().serializeToString(svg).replace(NOT_XML, '');

/** The offset of an element's SVG from the poster's left and top, summed over the nested SVGs. */
function offsetOf(element: Element): { x: number; y: number } {
  const svg = element.parentElement?.closest('svg');
  const parent = svg?.parentElement?.closest('svg');
  if (!svg || !parent) return { x: 0, y: 0 };
  const outer = offsetOf(svg);
  const { x: left, y: top } = svg.viewBox.baseVal;
  return { x: outer.x + svg.x.baseVal.value - left, y: outer.y + svg.y.baseVal.value - top };
}

const ALIGN: Record<string, CanvasTextAlign> = { start: 'start', middle: 'center', end: 'end' };

function placeText(text: SVGTextElement): PlacedText {
  const { x, y } = offsetOf(text);
  const style = getComputedStyle(text);
  return {
    text: (text.textContent ?? '').replace(NOT_XML, ''),
    x: x + Number(text.getAttribute('x')),
    y: y + Number(text.getAttribute('y')),
    font: `${style.fontSize} ${style.fontFamily}`,
    fill: style.fill,
    stroke: style.stroke,
    strokeWidth: Number.parseFloat(style.strokeWidth),
    align: ALIGN[style.textAnchor] ?? 'start',
    direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** Splits the poster into its shapes and the text on top of them. */
function layerPoster(svg: SVGSVGElement): Drawing {
  const texts = [...svg.querySelectorAll('text')].map(placeText);
  const shapes = copyWithStyles(svg);
  for (const text of shapes.querySelectorAll('text')) text.remove();
  return { shapes: serialize(shapes), texts };
}

/** Draws the poster as PNG, in the page's theme. @throws DrawTimeoutError, NoCanvasError */
export async function capturePoster(poster: PosterProps): Promise<Blob> {
  return drawSvg(readPoster(poster, layerPoster), { scale: SCALE, timeoutMs: TIMEOUT_MS });
}

function readAsDataUrl(file: Blob): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () =>
      reject(new Error('The font could not be read', { cause: reader.error })),
    );
  });
}

async function embedFont(family: string, url: string, range = 'U+0-10FFFF'): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FONT_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The font ${family} could not be loaded: ${response.status}`);
  const source = await readAsDataUrl(await response.blob());
  return `@font-face{font-family:'${family}';unicode-range:${range};src:url(${source})}`;
}

/** The page's fonts as CSS; empty if they cannot be loaded, so that the image uses system fonts. */
async function embedFonts(): Promise<string> {
  const fonts = [
    embedFont('Figtree', figtree),
    embedFont('Figtree', figtreeRest, 'U+A1-2215'),
    embedFont('Instrument Serif', instrumentSerif),
  ];
  return Promise.all(fonts).then(
    (rules) => rules.join(''),
    () => '',
  );
}

/** Composes the poster as a self-contained SVG with fonts and colours, in the page's theme. */
export async function composePoster(poster: PosterProps): Promise<string> {
  const svg = readPoster(poster, copyWithStyles);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = savesData() ? '' : await embedFonts();
  svg.prepend(style);
  return serialize(svg);
}
