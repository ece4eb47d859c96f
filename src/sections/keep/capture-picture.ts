import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Drawing, drawSvg, type PlacedText } from '../../platform/draw-svg.ts';
import { readsFromRight } from '../../ui/page-direction.ts';
import { anchorFor } from '../../ui/text-direction.ts';

const SVG = 'http://www.w3.org/2000/svg';
const TIMEOUT_MS = 15_000;

/**
 * The SVG without its text, with its computed colors as attributes, since an image does not include the style sheet. For
 * a page that reads from right to left, it is mirrored, as `charts.css` mirrors it.
 */
function writeShapes(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('The clone of the picture is not an SVG element');
  const copies = copy.querySelectorAll('*');
  for (const [index, element] of svg.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element);
    for (const name of ['fill', 'stroke']) {
      if (element.hasAttribute(name)) copies[index]?.setAttribute(name, style.getPropertyValue(name));
    }
  }
  for (const text of copy.querySelectorAll('text')) text.remove();
  if (readsFromRight()) {
    const group = document.createElementNS(SVG, 'g');
    group.setAttribute('transform', `matrix(-1 0 0 1 ${svg.viewBox.baseVal.width} 0)`);
    group.append(...copy.childNodes);
    copy.append(group);
  }
  return new XMLSerializer().serializeToString(copy);
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
    text: text.textContent ?? '',
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

/** Renders a picture hidden in the page, where its styles apply, and splits it into its shapes and the text on top. */
function layerPicture(picture: ReactElement): Drawing {
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
    const { width } = svg.viewBox.baseVal;
    const texts = [...svg.querySelectorAll('text')].map((text) => placeText(text, width));
    return { shapes: writeShapes(svg), texts };
  } finally {
    root.unmount();
    host.remove();
  }
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
  const image = await drawSvg(layerPicture(picture), { scale, timeoutMs: TIMEOUT_MS });
  const file = pngNamed(name);
  return new File([image], file.name, file);
}
