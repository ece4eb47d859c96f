import { createShape } from '../../platform/create-shape.ts';
import type { Drawing, PlacedText } from '../../platform/draw-image.ts';
import { readsFromRight } from '../../ui/direction.ts';

/** Shapes and texts of a page, in the order in which they are painted. Lengths are in pixels from its top left corner. */
interface Layers {
  readonly origin: DOMRect;
  readonly shapes: Element[];
  readonly texts: PlacedText[];
}

function addBackground(element: HTMLElement, { origin, shapes }: Layers): void {
  const { backgroundColor: fill, borderTopLeftRadius } = getComputedStyle(element);
  if (fill === 'rgba(0, 0, 0, 0)') return;
  const { left, top, width, height } = element.getBoundingClientRect();
  // In percent of the width.
  const rx = (Number.parseFloat(borderTopLeftRadius) / 100) * width;
  shapes.push(createShape('rect', { x: left - origin.left, y: top - origin.top, width, height, rx, fill }));
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
  return lines.map(({ start, end }) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    const text = node.data.slice(start, end).trim();
    return { text: openIsolate(node.data.slice(0, start)) + text, box: range.getBoundingClientRect() };
  });
}

/** Each line is drawn separately: an isolated name that goes on in it is isolated again. See `isolateName`. */
const openIsolate = (before: string) =>
  before.lastIndexOf('\u2068') > before.lastIndexOf('\u2069') ? '\u2068' : '';

/** @param scale pixels of the page in a unit of the text's styles */
function addText(node: Text, { origin, texts }: Layers, scale = 1): void {
  const { parentElement } = node;
  if (!parentElement || node.data.trim() === '') return;
  const { fontSize, fontFamily, color, fill, stroke, strokeWidth, direction } =
    getComputedStyle(parentElement);
  for (const { text, box } of listLines(node)) {
    texts.push({
      text,
      left: box.left - origin.left,
      middle: box.top - origin.top + box.height / 2,
      font: `${Number.parseFloat(fontSize) * scale}px ${fontFamily}`,
      fill: parentElement instanceof SVGElement ? fill : color,
      stroke,
      strokeWidth: Number.parseFloat(strokeWidth) * scale,
      direction: direction === 'rtl' ? 'rtl' : 'ltr',
    });
  }
}

/**
 * A chart without its text, with its computed colors as attributes, since an image does not include the style sheet; and
 * the text. For a page that reads from right to left, the chart is mirrored, as `charts.css` mirrors it.
 */
function addChart(svg: SVGSVGElement, layers: Layers): void {
  const { origin } = layers;
  const position = svg.getBoundingClientRect();
  const { x, y, width, height } = svg.viewBox.baseVal;
  const scale = Math.min(position.width / width, position.height / height);
  const centerX = position.left - origin.left + position.width / 2;
  const centerY = position.top - origin.top + position.height / 2;
  const toCenter = `translate(${centerX} ${centerY}) scale(${readsFromRight() ? -scale : scale} ${scale})`;
  const group = createShape('g', {
    opacity: getComputedStyle(svg).opacity,
    transform: `${toCenter} translate(${-x - width / 2} ${-y - height / 2})`,
  });
  group.append(...svg.cloneNode(true).childNodes);
  const copies = group.querySelectorAll('*');
  for (const [index, element] of svg.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element);
    for (const name of ['fill', 'stroke'] as const) {
      if (element.hasAttribute(name)) copies[index]?.setAttribute(name, style[name]);
    }
  }
  for (const text of group.querySelectorAll('text')) text.remove();
  layers.shapes.push(group);
  for (const text of svg.querySelectorAll('text')) {
    for (const node of text.childNodes) if (node instanceof Text) addText(node, layers, scale);
  }
}

function addNode(node: Node, layers: Layers): void {
  if (node instanceof Text) return addText(node, layers);
  if (node instanceof SVGSVGElement) return addChart(node, layers);
  if (node instanceof HTMLElement) addBackground(node, layers);
  for (const child of node.childNodes) addNode(child, layers);
}

/** Splits a page as the browser has laid it out into its shapes and the text on top. */
export function domToDrawing(frame: Element): Drawing {
  const layers: Layers = { origin: frame.getBoundingClientRect(), shapes: [], texts: [] };
  addNode(frame, layers);
  const { width, height } = layers.origin;
  // An even number, so that 1.5 times the height is a whole number of pixels in every browser.
  const svg = createShape('svg', { width: Math.round(width), height: 2 * Math.ceil(height / 2) });
  const ground = getComputedStyle(frame).backgroundColor;
  svg.append(createShape('rect', { width: '100%', height: '100%', fill: ground }), ...layers.shapes);
  return { shapes: new XMLSerializer().serializeToString(svg), texts: layers.texts };
}
