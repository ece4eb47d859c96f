import type { RecordedRequest } from '../../platform/watch-requests.ts';

/** The addresses by which a request is recognized. */
export interface Site {
  /** Such as `https://example.org`; other pages of the domain count as this one. */
  readonly origin: string;
  /** The path of the API, such as `/life/api/`. */
  readonly api: string;
  /** The World Bank's API, without a slash at its end; empty for a site without the World Bank. */
  readonly worldBank: string;
}

/**
 * Figures from the World Bank, figures from the site, anything from elsewhere, files for the page, and files that its
 * service worker saves for use without a network.
 */
type RequestKind = 'worldBank' | 'figures' | 'elsewhere' | 'page' | 'offline';

interface RequestGroup {
  readonly kind: RequestKind;
  /** At least one; the newest is the first. */
  readonly requests: readonly RecordedRequest[];
  /** The countries that they are about, as ISO 3166-1 alpha-3. */
  readonly codes: readonly string[];
}

interface ListedRequests {
  /** Those that went over the network. */
  readonly groups: readonly RequestGroup[];
  /** How many requests for files of the page were answered on the device. */
  readonly onDevice: number;
}

/** Milliseconds within which the worker passes on a request of the page. */
const PASSED_ON_MS = 1000;

/** A country in the rest of an address, as in `life-expectancy/CAN.json` or `/country/CAN/indicator/…`. */
const COUNTRY = /(?:^|\/)([A-Z]{3})(?=[/.]|$)/;

/**
 * Lists what went over the network, by kind.
 *
 * The worker requests figures for the page, so that the browser has two records of each: the page's counts, because the
 * worker's is lost when the browser stops it, with the size that either has. Files of the page with an answer and no size did not
 * go over the network: the worker, or the browser's cache, had them.
 */
export function listRequests(
  recorded: readonly RecordedRequest[],
  { origin, api, worldBank }: Site,
): ListedRequests {
  const kindOf = ({ address, by }: RecordedRequest): RequestKind => {
    if (worldBank !== '' && address.startsWith(`${worldBank}/`)) return 'worldBank';
    if (!address.startsWith(`${origin}/`)) return 'elsewhere';
    if (address.startsWith(origin + api)) return 'figures';
    return by === 'page' ? 'page' : 'offline';
  };
  const newest = recorded.toSorted((one, other) => other.at - one.at);
  const select = (kind: RequestKind) => newest.filter((request) => kindOf(request) === kind);
  const hasSize = ({ bytes }: RecordedRequest) => bytes > 0;
  const isOverNetwork = (request: RecordedRequest) => hasSize(request) || !request.isAnswered;

  const files = select('page');
  const figures = select('figures');
  const sized = figures.filter(hasSize);
  const isSame = (one: RecordedRequest, other: RecordedRequest) =>
    one.address === other.address && Math.abs(one.at - other.at) < PASSED_ON_MS;
  const figuresOfPage = figures
    .filter(({ by }) => by === 'page')
    .map((request) => ({ ...request, bytes: sized.find((other) => isSame(request, other))?.bytes ?? 0 }));

  /** @param prefix what the addresses begin with, if the rest can name a country */
  const group = (kind: RequestKind, requests: readonly RecordedRequest[], prefix?: string): RequestGroup => {
    const paths = prefix ? requests.map(({ address }) => address.slice(prefix.length)) : [];
    const codes = new Set(paths.flatMap((path) => COUNTRY.exec(path)?.[1] ?? []));
    return { kind, requests, codes: [...codes].toSorted() };
  };
  const groups = [
    group('worldBank', select('worldBank'), worldBank),
    group('figures', figuresOfPage, origin + api),
    group('elsewhere', select('elsewhere')),
    group('page', files.filter(isOverNetwork)),
    group('offline', select('offline')),
  ];
  return {
    groups: groups.filter(({ requests }) => requests.length > 0),
    onDevice: files.filter((request) => !isOverNetwork(request)).length,
  };
}
