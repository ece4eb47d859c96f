import type { Coding, Representation } from './resource.ts';

/** From an encoding's name to how welcome it is: above 0 to 1, or 0 for "not this". */
type Weights = ReadonlyMap<string, number>;

/** RFC 9110, section 12.4.2: at most three decimals. */
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;
/** An encoding that is not mentioned may be used as is, though whoever mentions others wants those. */
const LEAST = 0.0001;

/** What cannot be read counts as not accepted. */
function parseItem(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
  const weight = parameters.map((part) => WEIGHT.exec(part)?.[1]).find((text) => text !== undefined);
  const isMalformed = parameters.length > 0 && weight === undefined;
  return [name.toLowerCase(), isMalformed ? 0 : Number(weight ?? 1)];
}

const parseHeader = (header: string): Weights =>
  new Map(
    header
      .split(',')
      .map(parseItem)
      .filter(([name]) => name !== ''),
  );

/** Browsers send a handful of headers between them, so each is read once; odd ones must not pile up, though. */
const known = new Map<string, Weights>();
const MOST_KNOWN = 64;

function parseAcceptEncoding(header: string): Weights {
  const again = known.get(header);
  if (again) return again;
  const weights = parseHeader(header);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(header, weights);
  return weights;
}

function weigh(weights: Weights, coding: Coding): number {
  return weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? LEAST : 0);
}

/**
 * The representation that a client wants most, the smallest of those that it wants alike.
 * @param representations the smallest first
 * @param header the request's Accept-Encoding; a client that sends none is given the bytes as they are
 * @returns undefined when the client accepts none of them, which it can only say in so many words
 */
export function negotiateEncoding<T extends Pick<Representation, 'coding'>>(
  representations: readonly T[],
  header: string | undefined,
): T | undefined {
  if (header === undefined) return representations.find(({ coding }) => coding === 'identity');
  const weights = parseAcceptEncoding(header);
  let best: T | undefined;
  let most = 0;
  for (const representation of representations) {
    const weight = weigh(weights, representation.coding);
    if (weight > most) [best, most] = [representation, weight];
  }
  return best;
}
