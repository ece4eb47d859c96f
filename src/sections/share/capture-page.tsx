import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Drawing, drawImage, type PlacedText } from '../../platform/draw-image.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { readsFromRight } from '../../ui/page-direction.ts';
import { anchorFor } from '../../ui/text-direction.ts';

const SVG = 'http://www.w3.org/2000/svg';
const DRAW_TIMEOUT_MS = 15_000;
/** How long a page waits for its fonts. */
const FONT_TIMEOUT_MS = 3000;

/** Shapes and texts of a page, in the order in which they are painted. Lengths are in pixels from its top left corner. */
interface Layers {
  readonly origin: DOMRect;
  readonly shapes: Element[];
  readonly texts: PlacedText[];
}

function createShape(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const shape = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, String(value));
  return shape;
}

const fontOf = ({ fontSize, fontFamily }: CSSStyleDeclaration, scale = 1) =>
  `${Number.parseFloat(fontSize) * scale}px ${fontFamily}`;

const directionIn = ({ direction }: CSSStyleDeclaration) => (direction === 'rtl' ? 'rtl' : 'ltr');

/** The background of an element. */
function addBackground(element: HTMLElement, { origin, shapes }: Layers): void {
  const { backgroundColor: fill, borderTopLeftRadius } = getComputedStyle(element);
  if (fill === 'rgba(0, 0, 0, 0)') return;
  const { left, top, width, height } = element.getBoundingClientRect();
  // In percent of the width.
  const rx = (Number.parseFloat(borderTopLeftRadius) / 100) * width;
  shapes.push(createShape('rect', { x: left - origin.left, y: top - origin.top, width, height, rx, fill }));
}

const ISOLATES = /[\u2066-\u2069]/g;
const END_OF_ISOLATE = '\u2069';

/** Each line is drawn separately: an isolate that is open at its end is closed there, and opened again on the next. */
function isolateEachLine(lines: readonly string[]): string[] {
  let open: string[] = [];
  return lines.map((line) => {
    const begun = open.join('') + line;
    open = [];
    for (const [mark] of begun.matchAll(ISOLATES)) {
      if (mark === END_OF_ISOLATE) open.pop();
      else open.push(mark);
    }
    return begun + END_OF_ISOLATE.repeat(open.length);
  });
}

/** The lines that the browser has broken a text into, with their boxes. */
function listLines(node: Text): readonly { readonly text: string; readonly box: DOMRect }[] {
  const lines: { start: number; end: number; box: DOMRect }[] = [];
  const range = document.createRange();
  for (const { segment, index } of new Intl.Segmenter().segment(node.data)) {
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    const box = range.getBoundingClientRect();
    const last = lines.at(-1);
    const isSameLine = last && (box.width === 0 || box.top < last.box.bottom - last.box.height / 2);
    if (isSameLine) last.end = index + segment.length;
    else lines.push({ start: index, end: index + segment.length, box });
  }
  const texts = isolateEachLine(lines.map(({ start, end }) => node.data.slice(start, end).trim()));
  return lines.map(({ start, end }, index) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return { text: texts[index] ?? '', box: range.getBoundingClientRect() };
  });
}

function addText(node: Text, { origin, texts }: Layers): void {
  const { parentElement } = node;
  if (!parentElement || node.data.trim() === '') return;
  const style = getComputedStyle(parentElement);
  for (const { text, box } of listLines(node)) {
    texts.push({
      text,
      x: box.left - origin.left,
      y: box.top - origin.top + box.height / 2,
      at: 'middle',
      font: fontOf(style),
      fill: style.color,
      stroke: 'none',
      strokeWidth: 0,
      align: 'left',
      direction: directionIn(style),
    });
  }
}

const ALIGN = { start: 'start', middle: 'center', end: 'end' } as const;

/** Which end of a text is at its anchor point. One with a direction of its own is anchored for a page from left to right. */
function anchorOf(text: SVGTextElement): keyof typeof ALIGN {
  const written = text.getAttribute('text-anchor');
  const anchor = written === 'middle' || written === 'end' ? written : 'start';
  return anchorFor(readsFromRight() && text.hasAttribute('direction') ? 'rtl' : 'ltr', anchor);
}

/** The place of a chart's drawing on the page, and how much larger than its own units it is there. */
function placeChart(svg: SVGSVGElement, { origin }: Layers) {
  const box = svg.getBoundingClientRect();
  const { width, height } = svg.viewBox.baseVal;
  const scale = Math.min(box.width / width, box.height / height);
  return {
    left: box.left - origin.left + (box.width - width * scale) / 2,
    top: box.top - origin.top + (box.height - height * scale) / 2,
    scale,
  };
}

/**
 * A chart without its text, with its computed colors as attributes, since an image does not include the style sheet; and
 * the text. For a page that reads from right to left, the chart is mirrored, as `charts.css` mirrors it.
 */
function addChart(svg: SVGSVGElement, layers: Layers): void {
  const { left, top, scale } = placeChart(svg, layers);
  const { x, y, width } = svg.viewBox.baseVal;
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('The clone of a chart is not an SVG element');
  const copies = copy.querySelectorAll('*');
  for (const [index, element] of svg.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element);
    for (const name of ['fill', 'stroke']) {
      if (element.hasAttribute(name)) copies[index]?.setAttribute(name, style.getPropertyValue(name));
    }
  }
  for (const text of copy.querySelectorAll('text')) text.remove();
  const fromLeft = `translate(${left} ${top}) scale(${scale}) translate(${-x} ${-y})`;
  const mirror = readsFromRight() ? ` matrix(-1 0 0 1 ${2 * x + width} 0)` : '';
  const group = createShape('g', { transform: fromLeft + mirror });
  group.append(...copy.childNodes);
  layers.shapes.push(group);
  for (const text of svg.querySelectorAll('text')) {
    const style = getComputedStyle(text);
    const along = Number(text.getAttribute('x')) - x;
    layers.texts.push({
      text: text.textContent ?? '',
      x: left + (readsFromRight() ? width - along : along) * scale,
      y: top + (Number(text.getAttribute('y')) - y) * scale,
      at: 'baseline',
      font: fontOf(style, scale),
      fill: style.fill,
      stroke: style.stroke,
      strokeWidth: Number.parseFloat(style.strokeWidth) * scale,
      align: ALIGN[anchorOf(text)],
      direction: directionIn(style),
    });
  }
}

function addNode(node: Node, layers: Layers): void {
  if (node instanceof Text) return addText(node, layers);
  if (node instanceof SVGSVGElement) return addChart(node, layers);
  if (node instanceof HTMLElement) addBackground(node, layers);
  for (const child of node.childNodes) addNode(child, layers);
}

/** Splits a page as the browser has laid it out into its shapes and the text on top. */
function layerPage(frame: Element): Drawing {
  const layers: Layers = { origin: frame.getBoundingClientRect(), shapes: [], texts: [] };
  addNode(frame, layers);
  const { width, height } = layers.origin;
  // An even number, so that 1.5 times the height is a whole number of pixels in every browser.
  const svg = createShape('svg', { width: Math.round(width), height: 2 * Math.ceil(height / 2) });
  const ground = getComputedStyle(frame).backgroundColor;
  svg.append(createShape('rect', { width: '100%', height: '100%', fill: ground }), ...layers.shapes);
  return { shapes: new XMLSerializer().serializeToString(svg), texts: layers.texts };
}

/** Lays out a page in the document, unseen, where its styles and the page's fonts apply. */
async function layOutPage(page: ReactElement): Promise<Drawing> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() =>
      root.render(
        <div className="picture-host" aria-hidden>
          {page}
        </div>,
      ),
    );
    const frame = host.firstElementChild?.firstElementChild;
    if (!frame) throw new Error('The page has no element');
    // Its layout asks for the fonts. If they cannot be loaded in time, the device's own are used.
    frame.getBoundingClientRect();
    await withTimeout(document.fonts.ready, FONT_TIMEOUT_MS).catch(() => undefined);
    return layerPage(frame);
  } finally {
    root.unmount();
    host.remove();
  }
}

/** The name and type of a PNG, which the device may be asked about. @param name without its ending */
export const pngNamed = (name: string) => ({ name: `${name}.png`, type: 'image/png' }) as const;

/**
 * Draws a page as PNG.
 * @param page a `PicturePage`
 * @param name of the file, without its ending
 * @param scale image pixels per unit of the page
 * @throws DrawError
 */
export async function makePng(page: ReactElement, name: string, scale = 1): Promise<File> {
  const image = await drawImage(await layOutPage(page), { scale, timeoutMs: DRAW_TIMEOUT_MS });
  const file = pngNamed(name);
  return new File([image], file.name, file);
}
