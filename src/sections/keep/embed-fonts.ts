import { LANGUAGE } from '#words/form.ts';
import figtree from '../../assets/fonts/figtree.woff2';
import figtreeExt from '../../assets/fonts/figtree-ext.woff2';
import figtreeRest from '../../assets/fonts/figtree-rest.woff2';
import instrumentSerif from '../../assets/fonts/instrument-serif.woff2';
import instrumentSerifExt from '../../assets/fonts/instrument-serif-ext.woff2';
import instrumentSerifRest from '../../assets/fonts/instrument-serif-rest.woff2';
import { FONT_TIMEOUT_MS } from '../../platform/draw-svg.ts';
import { withLettersOf } from '../../platform/first-typefaces.ts';

interface Face {
  readonly family: string;
  readonly url: string;
  readonly range: string;
  /** Matches text that needs this face; every text needs a face without it. */
  readonly needed?: RegExp;
}

/** The faces of `fonts.css`. A character that is not in a face is taken from the previous one. */
const listFaces = (): readonly Face[] => [
  { family: 'Figtree', url: withLettersOf(LANGUAGE.tag, figtree), range: 'U+0-10FFFF' },
  { family: 'Figtree', url: figtreeRest, range: 'U+A1-2215' },
  { family: 'Figtree', url: figtreeExt, range: 'U+100-20B9', needed: /[\u0100-\u02ff\u1e00-\u1eff\u20b9]/ },
  { family: 'Instrument Serif', url: withLettersOf(LANGUAGE.tag, instrumentSerif), range: 'U+0-10FFFF' },
  {
    family: 'Instrument Serif',
    url: instrumentSerifRest,
    range: 'U+22-2122',
    needed:
      /["#$*+<=>@[\]^_`{|}~\u00a1-\u00b6\u00b8-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u201a\u201e\u2022\u2039\u203a\u20ac\u2122]/,
  },
  {
    family: 'Instrument Serif',
    url: instrumentSerifExt,
    range: 'U+100-20BD',
    needed: /[\u0100-\u0130\u0132-\u0151\u0154-\u021b\u1e80-\u1e9e\u20ba\u20bd]/,
  },
];

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

/** The address of a font with the font in it. The one-file edition has such addresses only. */
async function toDataUrl(url: string): Promise<string> {
  if (url.startsWith('data:')) return url;
  const response = await fetch(url, { signal: AbortSignal.timeout(FONT_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The font ${url} could not be loaded: ${response.status}`);
  return readAsDataUrl(await response.blob());
}

async function embedFace({ family, url, range }: Face): Promise<string> {
  const source = await toDataUrl(url);
  return `@font-face{font-family:'${family}';unicode-range:${range};src:url(${source})}`;
}

/**
 * The page's fonts as CSS, with those faces that the text needs; empty if they cannot be loaded, so that the image uses
 * system fonts.
 * @param textIn the text in a family
 */
export async function embedFonts(textIn: (family: string) => string): Promise<string> {
  const faces = listFaces().filter(({ family, needed }) => needed?.test(textIn(family)) ?? true);
  return Promise.all(faces.map(embedFace)).then(
    (rules) => rules.join(''),
    () => '',
  );
}
