import { createServer, type Server, type ServerResponse } from 'node:http';
import { COUNTRY_PAGE, countryItem, FIGURE_PAGE, figureItem } from '../fixtures/recorded-responses.ts';

/** How the API responds to one request. @param elsewhere the address of another origin */
type Play = (response: ServerResponse, elsewhere: string) => void;
/** By the sentence that continues "the World Bank …". */
type Faults = Readonly<Record<string, Play>>;

/** The figure of every country: on the page it shows that the response was used. */
export const PLAYED_FIGURE = 99;

const ANY_ORIGIN = { 'access-control-allow-origin': '*' };
const JSON_TYPE = { ...ANY_ORIGIN, 'content-type': 'application/json;charset=utf-8' };

const send =
  (status: number, body: string, headers: Record<string, string> = JSON_TYPE): Play =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };
const json = (body: unknown) => send(200, JSON.stringify(body));

/**
 * Faults of a connection, for a list and for a figure. Wrong bodies are for the unit tests of
 * `src/world/world-bank.ts`.
 */
export const FAULTS = {
  'hangs up': (response) => response.destroy(),
  'begins a response and never ends it': (response) => {
    response.writeHead(200, JSON_TYPE).write('[{"page":1},');
  },
  'redirects to another origin': (response, elsewhere) => {
    response.writeHead(302, { ...ANY_ORIGIN, location: elsewhere }).end();
  },
  'responds with 503': send(503, 'Service Unavailable', { ...ANY_ORIGIN, 'retry-after': '3600' }),
  'does not allow the page’s origin': send(200, '[]', { 'content-type': 'application/json' }),
} satisfies Faults;

/** Good responses: four countries, and a figure for any of them. */
export const GOOD_LIST = json([
  COUNTRY_PAGE,
  [
    countryItem('JPN', 'JP', 'Japan', 'EAS'),
    countryItem('BEL', 'BE', 'Belgium', 'ECS'),
    countryItem('DEU', 'DE', 'Germany', 'ECS'),
    countryItem('FRA', 'FR', 'France', 'ECS'),
  ],
]);
export const GOOD_FIGURE = json([
  FIGURE_PAGE,
  // Without the code of a country.
  [{ ...figureItem(PLAYED_FIGURE), countryiso3code: '' }],
]);

/** A World Bank API on a real socket: only there, a response can start and never end. */
export class FaultyWorldBank {
  list: Play = GOOD_LIST;
  figure: Play = GOOD_FIGURE;
  /** The requests to the origin that redirects lead to, which has a good response. */
  readonly requestsElsewhere: string[] = [];
  readonly #server: Server = createServer((request, response) => {
    const { url = '', headers } = request;
    if (headers.host?.startsWith('127.0.0.1')) {
      this.requestsElsewhere.push(url);
      GOOD_FIGURE(response, '');
    } else {
      const play = url.includes('/indicator/') ? this.figure : this.list;
      play(response, `http://127.0.0.1:${this.#port}/elsewhere`);
    }
  });

  get #port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error(`Not a port: ${address}`);
    return address.port;
  }

  get url(): string {
    return `http://localhost:${this.#port}/v2`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, resolve);
    });
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
