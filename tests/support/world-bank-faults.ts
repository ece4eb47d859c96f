import { spawn } from 'node:child_process';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { endWithThisProcess } from '../../scripts/end-with-this-process.mjs';

/** How the API answers one request. @param elsewhere the address of another origin */
type Play = (response: ServerResponse, elsewhere: string) => void;
/** By the sentence that goes on after "The World Bank …". */
type Faults = Readonly<Record<string, Play>>;

const FIGURE_PAGE = { page: 1, pages: 65, per_page: 1, total: 65, lastupdated: '2026-04-08' };
const LIST_PAGE = { page: 1, pages: 1, per_page: '300', total: 2 };

/** The figure of every country: on the page it shows that an answer was believed. */
export const BELIEVED = 99;
const figure = (changes: object = {}) => ({
  indicator: { id: 'SP.DYN.LE00.IN', value: 'Life expectancy at birth, total (years)' },
  date: '2023',
  value: BELIEVED,
  ...changes,
});
const country = (changes: object = {}) => ({
  id: 'JPN',
  iso2Code: 'JP',
  name: 'Japan',
  region: { id: 'EAS', iso2code: 'Z4', value: 'East Asia & Pacific' },
  ...changes,
});

const ANY_ORIGIN = { 'access-control-allow-origin': '*' };
const JSON_TYPE = { ...ANY_ORIGIN, 'content-type': 'application/json;charset=utf-8' };

const send =
  (status: number, body: string, headers: Record<string, string> = JSON_TYPE): Play =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };
const json = (body: unknown) => send(200, JSON.stringify(body));
const figures = (...items: unknown[]) => json([FIGURE_PAGE, items]);
const list = (...items: unknown[]) => json([LIST_PAGE, items]);
const redirect =
  (status: number): Play =>
  (response, elsewhere) => {
    response.writeHead(status, { ...ANY_ORIGIN, location: elsewhere }).end();
  };

const HALF_AN_ANSWER = '[{"page":1,"pages":1,"per_page":"300"},[{"id":"JPN","na';

/** Whatever is asked for. */
export const FAULTS = {
  'hangs up': (response) => response.destroy(),
  'never answers': () => undefined,
  'begins an answer and never ends it': (response) => {
    response.writeHead(200, JSON_TYPE).write('[{"page":1},');
  },
  'answers in drops without end': (response) => {
    response.writeHead(200, JSON_TYPE).write('[');
    const drops = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(drops));
  },
  'hangs up in the middle of an answer': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '5000' }).write(HALF_AN_ANSWER);
    setTimeout(() => response.destroy(), 50);
  },
  'answers with a truncated body': send(200, HALF_AN_ANSWER),
  'answers with an empty body': send(200, ''),
  'answers 204, without a body': send(204, ''),
  'answers with HTML and status 200': send(200, '<!doctype html><title>Maintenance</title>', {
    ...ANY_ORIGIN,
    'content-type': 'text/html',
  }),
  'answers with an error and status 200': json([
    { message: [{ id: '120', key: 'Invalid value', value: 'The provided parameter value is not valid' }] },
  ]),
  'answers with XML': send(200, '\uFEFF<?xml version="1.0" encoding="utf-8"?><wb:error />'),
  'answers with one element': json([FIGURE_PAGE]),
  'answers with an empty array': json([]),
  'answers with null': json(null),
  'answers with an object': json({ fault: 'policy' }),
  'redirects elsewhere with 301': redirect(301),
  'redirects elsewhere with 302': redirect(302),
  'answers 400': send(400, 'Bad Request'),
  'answers 429': send(429, 'Too Many Requests', { ...ANY_ORIGIN, 'retry-after': '60' }),
  'answers 502 with HTML': send(502, '<h1>Bad Gateway</h1>', { ...ANY_ORIGIN, 'content-type': 'text/html' }),
  'answers 503': send(503, 'Service Unavailable', { ...ANY_ORIGIN, 'retry-after': '3600' }),
  'answers 503 and never ends its body': (response) => {
    response.writeHead(503, ANY_ORIGIN).write('Service');
  },
  'does not allow the page’s origin': send(200, '[]', { 'content-type': 'application/json' }),
} satisfies Faults;

/** Those that leave the page waiting. */
export const ENDLESS: ReadonlySet<string> = new Set<keyof typeof FAULTS>([
  'never answers',
  'begins an answer and never ends it',
  'answers in drops without end',
  'answers 503 and never ends its body',
]);

/** An answer that the World Bank has no figure. */
export const NO_FIGURE = {
  'has null for the newest year': figures(figure({ value: null, date: '2025' })),
  'has null for its second element': json([FIGURE_PAGE, null]),
  'has an empty list of figures': figures(),
} satisfies Faults;

export const FIGURE_FAULTS = {
  ...FAULTS,
  'answers with a figure in text': figures(figure({ value: String(BELIEVED) })),
  'answers with a figure below 10': figures(figure({ value: 9.9 })),
  'answers with a figure above 120': figures(figure({ value: 120.1 })),
  'answers with a figure below 0': figures(figure({ value: -BELIEVED })),
  'answers with a figure without a year': figures(figure({ date: '' })),
  'answers with a figure of a time to come': figures(figure({ date: '2999' })),
  'answers with the figure of another country': figures(figure({ countryiso3code: 'AFG' })),
  'answers with the figure of the world': figures(
    figure({ countryiso3code: 'WLD', country: { id: '1W', value: 'World' } }),
  ),
  'answers with the figure of an aggregate without a code': figures(
    figure({ countryiso3code: '', country: { id: 'XD', value: 'High income' } }),
  ),
} satisfies Faults;

export const LIST_FAULTS = {
  ...FAULTS,
  'has null for its second element': json([LIST_PAGE, null]),
  'has an empty list of countries': list(),
  'lists aggregates alone': list(country({ id: 'WLD', name: 'World', region: { id: 'NA' } })),
  'lists a country without a region': list(country(), country({ id: 'BEL', region: null })),
  'lists numbers for names': list(country({ name: 7 })),
  'has more pages than one': json([{ ...LIST_PAGE, pages: 6, per_page: '50', total: 296 }, [country()]]),
  'has more pages than one, in text': json([{ ...LIST_PAGE, pages: '6' }, [country()]]),
} satisfies Faults;

/** Good answers: four countries, and a figure for any of them. */
export const GOOD_LIST = list(
  country(),
  country({ id: 'BEL', name: 'Belgium' }),
  country({ id: 'DEU', name: 'Germany' }),
  country({ id: 'FRA', name: 'France' }),
);
export const GOOD_FIGURE = figures(figure());

/** A World Bank on a real socket, since only there can an answer begin and never end. */
export class FaultyWorldBank {
  list: Play = GOOD_LIST;
  figure: Play = GOOD_FIGURE;
  /** What was asked for at the origin that redirects lead to, where there is a good answer. */
  readonly askedElsewhere: string[] = [];
  readonly #server: Server = createServer((request, response) => {
    const { url = '', headers } = request;
    if (headers.host?.startsWith('127.0.0.1')) {
      this.askedElsewhere.push(url);
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

/**
 * The built page, from a server of its own.
 * @param worldBankUrl what it takes for the World Bank @param dist the folder that holds what was built
 */
export async function serveWith(
  worldBankUrl: string,
  dist = 'dist',
): Promise<{ url: string; stop: () => void; log: () => string }> {
  let log = '';
  const server = endWithThisProcess(
    spawn(process.execPath, [`${dist}/server/node.js`], {
      env: { ...process.env, HOST: 'localhost', PORT: '0', WORLD_BANK_URL: worldBankUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  server.stdout.on('data', (text: Buffer) => {
    log += text.toString();
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    server.stdout.on('data', (text: Buffer) => {
      const said = /http:\/\/\S+/.exec(text.toString())?.[0];
      if (said) resolve(said);
    });
  });
  return { url, stop: () => server.kill(), log: () => log };
}
