import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import figtree from '../../assets/fonts/figtree.woff2?url';
import figtreeRest from '../../assets/fonts/figtree-rest.woff2?url';
import instrumentSerif from '../../assets/fonts/instrument-serif.woff2?url';
import chartStyles from '../../charts/charts.css?inline';
import { RESULT_WORDS } from '../../content/result-words.ts';
import { DrawTimeoutError, drawSvg, NoCanvasError } from '../../platform/draw-svg.ts';
import { Poster, type PosterProps } from './poster.tsx';

const SCALE = 1.5;
const TIMEOUT_MS = 15_000;
const FONT_TIMEOUT_MS = 3000;
/** What a name may hold and XML may not: control characters, two that are none, and halves of a pair. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;
const TOKEN = /var\((--[\w-]+)\)/g;

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

/**
 * The page's own typefaces, so that the image's text is the page's: an image may load nothing by itself.
 * @param range the characters to look for in it: an image does not wait for a font that another one sends it to
 */
async function embedFont(family: string, url: string, weight: string, range = 'U+0-10FFFF'): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FONT_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The font ${family} cannot be had: ${response.status}`);
  const source = await readAsDataUrl(await response.blob());
  return `@font-face{font-family:'${family}';font-weight:${weight};unicode-range:${range};src:url(${source})}`;
}

/** The fonts, or nothing where they cannot be had: the image then takes the device's own. */
async function embedFonts(): Promise<string> {
  const fonts = [
    embedFont('Figtree', figtree, '400 600'),
    embedFont('Figtree', figtreeRest, '400 600', 'U+A1-2215'),
    embedFont('Instrument Serif', instrumentSerif, '400'),
  ];
  return Promise.all(fonts).then(
    (rules) => rules.join(''),
    () => '',
  );
}

function renderToSvg(poster: PosterProps): SVGSVGElement {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(<Poster {...poster} />));
  const svg = host.querySelector('svg');
  if (!svg) throw new Error('The poster has no picture');
  return svg;
}

/** Puts the colours that the page's tokens have at the moment in their place: another program knows no tokens. */
function resolveTokens(svg: SVGSVGElement, styles: string): string {
  const probe = document.createElement('i');
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const resolve = (text: string) =>
    text.replace(TOKEN, (token) => {
      probe.style.color = token;
      return getComputedStyle(probe).color;
    });
  for (const shape of svg.querySelectorAll('*')) {
    for (const attribute of ['fill', 'stroke']) {
      const paint = shape.getAttribute(attribute);
      if (paint) shape.setAttribute(attribute, resolve(paint));
    }
  }
  const resolved = resolve(styles);
  probe.remove();
  return resolved;
}

/** The poster in the page's theme, as an SVG that needs nothing else: typefaces and colours are in it. */
export async function composePoster(poster: PosterProps): Promise<string> {
  const svg = renderToSvg(poster);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${await embedFonts()}${resolveTokens(svg, chartStyles)}`;
  svg.prepend(style);
  return new XMLSerializer().serializeToString(svg).replace(NOT_XML, '');
}

/** The poster as PNG. @throws Error whose message a visitor may read, or is empty */
export async function capturePoster(poster: PosterProps): Promise<Blob> {
  try {
    return await drawSvg(composePoster(poster), { scale: SCALE, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (error instanceof DrawTimeoutError) throw new Error(RESULT_WORDS.share.timedOut, { cause: error });
    if (error instanceof NoCanvasError) throw new Error(RESULT_WORDS.share.noCanvas, { cause: error });
    throw new Error('', { cause: error });
  }
}
