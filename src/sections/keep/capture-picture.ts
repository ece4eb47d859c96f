import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { NoRoomError } from '../../platform/check-room.ts';
import { chunk } from '../../platform/chunk.ts';
import {
  type Drawing,
  DrawTimeoutError,
  drawSvg,
  NoCanvasError,
  type PlacedText,
} from '../../platform/draw-svg.ts';
import { savesData } from '../../platform/save-data.ts';
import { readsFromRight } from '../../ui/page-direction.ts';
import { anchorFor } from '../../ui/text-direction.ts';
import { embedFonts } from './embed-fonts.ts';

/** Most visitors do not need it. */
const outlineCode = chunk(() => import('./outline-text.ts'));

const SVG = 'http://www.w3.org/2000/svg';
const TIMEOUT_MS = 15_000;
/** Characters that a name may contain but XML may not: control characters and two noncharacters. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Renders a picture hidden in the page, where its styles apply, passes it to `read`, and removes it. */
function readPicture<Reading>(picture: ReactElement, read: (svg: SVGSVGElement) => Reading): Reading {
  const host = document.createElement('div');
  host.hidden = true;
  // Keep the page's colors in the image even in forced colors mode.
  host.style.setProperty('forced-color-adjust', 'none');
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() => root.render(picture));
    const svg = host.querySelector('svg');
    if (!svg) throw new Error('The picture has no SVG element');
    return read(svg);
  } finally {
    root.unmount();
    host.remove();
  }
}

/** Copies the SVG with its computed styles as attributes, since the image does not include the style sheet. */
function copyWithStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('The clone of the picture is not an SVG element');
  const copies = copy.querySelectorAll('*');
  for (const [index, element] of svg.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element);
    const properties =
      element.localName === 'text'
        ? ['fill', 'stroke', 'stroke-width', 'paint-order', 'font-family', 'font-size']
        : ['fill', 'stroke'].filter((name) => element.hasAttribute(name));
    for (const name of properties) copies[index]?.setAttribute(name, style.getPropertyValue(name));
    for (const name of ['class', 'transform-origin']) copies[index]?.removeAttribute(name);
  }
  if (readsFromRight()) turnRound(copy);
  return copy;
}

const ALIGN = { start: 'start', middle: 'center', end: 'end' } as const;

/**
 * Which end of a text is at its anchor point. One with a direction of its own is anchored for a page from left to
 * right.
 */
function anchorOf(text: SVGTextElement): keyof typeof ALIGN {
  const written = text.getAttribute('text-anchor');
  const anchor = written === 'middle' || written === 'end' ? written : 'start';
  return anchorFor(readsFromRight() && text.hasAttribute('direction') ? 'rtl' : 'ltr', anchor);
}

/**
 * For a page that reads from right to left: applies the transforms that `charts.css` gives a picture, as SVG
 * attributes.
 */
function turnRound(svg: SVGSVGElement): void {
  for (const text of svg.querySelectorAll('text')) {
    text.setAttribute('text-anchor', anchorOf(text));
    text.setAttribute('transform', `matrix(-1 0 0 1 ${2 * Number(text.getAttribute('x'))} 0)`);
  }
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('transform', `matrix(-1 0 0 1 ${svg.viewBox.baseVal.width} 0)`);
  group.append(...svg.childNodes);
  svg.append(group);
  svg.setAttribute('direction', 'rtl');
}

const serialize = (svg: SVGSVGElement) => new XMLSerializer().serializeToString(svg).replace(NOT_XML, '');

/** The offset of an element's SVG from the picture's left and top, summed over the nested SVGs. */
function offsetOf(element: Element): { x: number; y: number } {
  const svg = element.parentElement?.closest('svg');
  const parent = svg?.parentElement?.closest('svg');
  if (!svg || !parent) return { x: 0, y: 0 };
  const outer = offsetOf(svg);
  const { x: left, y: top } = svg.viewBox.baseVal;
  return { x: outer.x + svg.x.baseVal.value - left, y: outer.y + svg.y.baseVal.value - top };
}

function placeText(text: SVGTextElement, width: number): PlacedText {
  const offset = offsetOf(text);
  const x = offset.x + Number(text.getAttribute('x'));
  const style = getComputedStyle(text);
  return {
    text: (text.textContent ?? '').replace(NOT_XML, ''),
    x: readsFromRight() ? width - x : x,
    y: offset.y + Number(text.getAttribute('y')),
    font: `${style.fontSize} ${style.fontFamily}`,
    fill: style.fill,
    stroke: style.stroke,
    strokeWidth: Number.parseFloat(style.strokeWidth),
    align: ALIGN[anchorOf(text)],
    direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** Splits the picture into its shapes and the text on top of them. */
function layerPicture(svg: SVGSVGElement): Drawing {
  const { width } = svg.viewBox.baseVal;
  const texts = [...svg.querySelectorAll('text')].map((text) => placeText(text, width));
  const shapes = copyWithStyles(svg);
  for (const text of shapes.querySelectorAll('text')) text.remove();
  return { shapes: serialize(shapes), texts };
}

/** The name and type of a PNG, which the device may be asked about. @param name without its ending */
export const pngNamed = (name: string) => ({ name: `${name}.png`, type: 'image/png' }) as const;

/**
 * Draws a picture as PNG.
 * @param picture a component that renders an SVG
 * @param name of the file, without its ending
 * @param scale image pixels per unit of the picture
 * @throws DrawTimeoutError, NoCanvasError
 */
export async function makePng(picture: ReactElement, name: string, scale = 1): Promise<File> {
  const image = await drawSvg(readPicture(picture, layerPicture), { scale, timeoutMs: TIMEOUT_MS });
  const file = pngNamed(name);
  return new File([image], file.name, file);
}

/** Why a picture could not be made; `undefined` if the visitor can do nothing about it. */
export function describeFailure(
  error: unknown,
  words: { readonly timedOut: string; readonly noCanvas: string; readonly noRoom?: string },
): string | undefined {
  if (error instanceof DrawTimeoutError) return words.timedOut;
  if (error instanceof NoRoomError) return words.noRoom;
  return error instanceof NoCanvasError ? words.noCanvas : undefined;
}

/** The text that an SVG with computed styles has in a family. */
const readTextIn = (svg: SVGSVGElement) => (family: string) =>
  [...svg.querySelectorAll('text')]
    .filter((text) => text.getAttribute('font-family')?.includes(family))
    .map((text) => text.textContent)
    .join('');

/**
 * Makes a self-contained SVG of a picture, with fonts and colors. The first two parameters are those of `makePng`.
 * @param hasOutlines whether letters become shapes, for programs that ignore the fonts of an SVG
 */
export async function makeSvg(picture: ReactElement, name: string, hasOutlines: boolean): Promise<File> {
  const svg = readPicture(picture, copyWithStyles);
  if (hasOutlines && !savesData()) {
    const { outlineTexts } = await outlineCode.load();
    await outlineTexts(svg);
  }
  const style = document.createElementNS(SVG, 'style');
  style.textContent = savesData() || !svg.querySelector('text') ? '' : await embedFonts(readTextIn(svg));
  svg.prepend(style);
  return new File([serialize(svg)], `${name}.svg`, { type: 'image/svg+xml' });
}
