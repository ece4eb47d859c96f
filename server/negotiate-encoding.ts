import type { Coding, Representation } from './resource.ts';

/** Weights of content codings by name: above 0 to 1 by preference, or 0 for "not acceptable". */
type Weights = ReadonlyMap<string, number>;

/** RFC 9110, section 12.4.2: at most three decimals. */
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;
/** `identity` is acceptable unless it is excluded, but any coding that the client names comes first. */
const UNLISTED_IDENTITY = 0.0001;

/** A malformed item counts as not acceptable. */
function parseItem(item: string): [coding: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
  const weight = parameters.map((part) => WEIGHT.exec(part)?.[1]).find((text) => text !== undefined);
  return [name.toLowerCase(), Number(weight ?? (parameters.length === 0 ? 1 : 0))];
}

/** Browsers send few different headers. Others must not fill the memory. */
const MAX_PARSED = 100;
const MAX_PARSED_LENGTH = 100;
const parsed = new Map<string, Weights>();

/** Keeps what it has parsed, since parsing takes a twentieth of a response. */
function parseAcceptEncoding(header: string): Weights {
  const before = parsed.get(header);
  if (before) return before;
  const weights = new Map(header.split(',').map(parseItem));
  if (parsed.size === MAX_PARSED) parsed.clear();
  if (header.length <= MAX_PARSED_LENGTH) parsed.set(header, weights);
  return weights;
}

const weigh = (weights: Weights, coding: Coding): number =>
  weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? UNLISTED_IDENTITY : 0);

/**
 * Selects the representation that a client prefers (RFC 9110, section 12.5.3), and the smallest of equals.
 * @param representations the smallest first
 * @param header the request's `Accept-Encoding`
 * @returns undefined if the client excludes all of them
 */
export function negotiateEncoding<T extends Pick<Representation, 'coding'>>(
  representations: readonly T[],
  header: string | undefined,
): T | undefined {
  // Any coding is acceptable to a client that sends no header, but old ones may know none.
  const weights = parseAcceptEncoding(header ?? '');
  let best: T | undefined;
  let bestWeight = 0;
  for (const representation of representations) {
    const weight = weigh(weights, representation.coding);
    if (weight > bestWeight) [best, bestWeight] = [representation, weight];
  }
  return best;
}
