import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import figtree from '../../../assets/fonts/figtree.woff2';
import figtreeRest from '../../../assets/fonts/figtree-rest.woff2';
import instrumentSerif from '../../../assets/fonts/instrument-serif.woff2';
import { DETAIL_MESSAGES } from '../../../content/detail-messages.ts';
import {
  type Drawing,
  DrawTimeoutError,
  drawSvg,
  NoCanvasError,
  type PlacedText,
} from '../../../platform/draw-svg.ts';
import { savesData } from '../../../platform/save-data.ts';
import { Poster, type PosterProps } from './poster.tsx';

const SCALE = 1.5;
const TIMEOUT_MS = 15_000;
const FONT_TIMEOUT_MS = 3000;
/** What a name may hold and XML may not: control characters, and two that are none. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Renders the poster into the page, where its styles are known and nobody sees it, for as long as it is read. */
function readPoster<Reading>(poster: PosterProps, read: (svg: SVGSVGElement) => Reading): Reading {
  const host = document.createElement('div');
  host.hidden = true;
  // The image has the page's colours, whatever colours the visitor's browser forces on text.
  host.style.setProperty('forced-color-adjust', 'none');
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() => root.render(<Poster {...poster} />));
    const svg = host.querySelector('svg');
    if (!svg) throw new Error('The poster has no picture');
    return read(svg);
  } finally {
    root.unmount();
    host.remove();
  }
}

/** A copy whose shapes and letters carry the styles that the page gives them: another program knows no style sheet. */
function copyWithStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('Cloning the picture did not give an SVG element');
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

/** From the left and top of an element's picture to those of the poster, by the places of the pictures within. */
function offsetOf(element: Element): { x: number; y: number } {
  const picture = element.parentElement?.closest('svg');
  const within = picture?.parentElement?.closest('svg');
  if (!picture || !within) return { x: 0, y: 0 };
  const outer = offsetOf(picture);
  const { x: left, y: top } = picture.viewBox.baseVal;
  return { x: outer.x + picture.x.baseVal.value - left, y: outer.y + picture.y.baseVal.value - top };
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

/** The poster as shapes and the text over them. */
function layerPoster(svg: SVGSVGElement): Drawing {
  const texts = [...svg.querySelectorAll('text')].map(placeText);
  const shapes = copyWithStyles(svg);
  for (const text of shapes.querySelectorAll('text')) text.remove();
  return { shapes: serialize(shapes), texts };
}

/** The poster as PNG, in the page's theme. @throws Error whose message a visitor may read, or is empty */
export async function capturePoster(poster: PosterProps): Promise<Blob> {
  try {
    return await drawSvg(readPoster(poster, layerPoster), { scale: SCALE, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (error instanceof DrawTimeoutError) throw new Error(DETAIL_MESSAGES.share.timedOut, { cause: error });
    if (error instanceof NoCanvasError) throw new Error(DETAIL_MESSAGES.share.noCanvas, { cause: error });
    throw new Error('', { cause: error });
  }
}

function readAsDataUrl(file: Blob): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () =>
      reject(new Error('A font cannot be read', { cause: reader.error })),
    );
  });
}

async function embedFont(family: string, url: string, range = 'U+0-10FFFF'): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FONT_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The font ${family} cannot be had: ${response.status}`);
  const source = await readAsDataUrl(await response.blob());
  return `@font-face{font-family:'${family}';unicode-range:${range};src:url(${source})}`;
}

/** The page's own typefaces, or nothing where they cannot be had: a picture then takes the device's own. */
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

/** The poster in the page's theme as an SVG that needs nothing else: typefaces and colours are in it. */
export async function composePoster(poster: PosterProps): Promise<string> {
  const svg = readPoster(poster, copyWithStyles);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = savesData() ? '' : await embedFonts();
  svg.prepend(style);
  return serialize(svg);
}
