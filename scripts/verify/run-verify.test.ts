import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import type { AppResponse } from '../../server/app-response.ts';
import { parseConfig } from '../../server/config.mjs';
import { type Files, hashBuild, loadSite } from '../../server/site.ts';
import { listBuild } from '../build-list.ts';
import { runVerify } from './run-verify.ts';

const encode = (text: string) => new TextEncoder().encode(text);

const page = (language: string) =>
  encode(`<html lang="${language}"><meta name="contact-email" content="{{contactEmail}}" />
<meta name="tip-url" content="{{tipUrl}}" /><meta name="build" content="{{build}}" />
<meta name="world-bank-url" content="{{worldBankUrl}}" />
<p id="privacy">Sent to the World Bank</p>
<template id="nothing-sent">Nothing is sent</template>
<meta property="og:image" content="{{siteUrl}}/social-preview.png" />
<link rel="canonical" href="{{siteUrl}}/" /><script>void 0</script><script type="importmap">{}</script>
<script type="module" src="/assets/first-1.js"></script>${'<p>A page that is long enough to be compressed.</p>'.repeat(9)}`);

const CLIENT: Files = new Map([
  ...['', 'de/'].flatMap((path) =>
    ['index.html', '404.html', 'view/index.html'].map(
      (name) => [`/${path}${name}`, page(path + name)] as const,
    ),
  ),
  ['/assets/first-1.js', encode('void 0;'.repeat(50))],
  ['/service-worker.js', encode('self;')],
]);
/** With the figures of one country: each of hundreds would be fetched in every test. */
function listFew(): string {
  const list: { subject: { name: string }[] } = JSON.parse(
    listBuild(CLIENT, { name: 'lifetime-visualizer', version: '0.1.0' }),
  );
  const subject = list.subject.filter(({ name }) => !name.startsWith('api/') || name.endsWith('/JPN.json'));
  return JSON.stringify({ ...list, subject });
}
const LIST = listFew();

function makeApp(environment: Record<string, string>) {
  const client = new Map([...CLIENT, ['/.well-known/build.json', encode(LIST)]]);
  const config = parseConfig(environment);
  return createApp(loadSite({ client, compressed: new Map(), build: hashBuild(CLIENT) }, config), config);
}

type Answer = Pick<AppResponse, 'status' | 'headers' | 'body'>;
type Change = (path: string, answer: Answer, encoding: string) => Partial<Answer> | undefined;

let app = makeApp({});
let change: Change = () => undefined;
/** A deployed copy, in which something can be changed. */
const server = createServer((request, response) => {
  const { url = '', method = '', headers } = request;
  const encoding = String(headers['accept-encoding']);
  const answer = app.respond({
    method,
    target: url,
    isHttps: false,
    acceptEncoding: encoding,
    ifNoneMatch: undefined,
  });
  const { status, headers: sent, body } = { ...answer, ...change(url, answer, encoding) };
  response.writeHead(status, { ...sent, 'content-length': body.byteLength }).end(body);
});
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const list = join(folder, 'build.json');
let address = '';

beforeAll(async () => {
  writeFileSync(list, LIST);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const socket = server.address();
  address = `http://127.0.0.1:${typeof socket === 'object' && socket ? socket.port : 0}/`;
});
afterEach(() => {
  change = () => undefined;
  app = makeApp({});
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const verify = (...words: string[]) => runVerify(words.length > 0 ? words : [address, list]);
const plain = (text: string): Partial<Answer> => ({ headers: {}, body: encode(text) });
const only =
  (wanted: string, result: Partial<Answer>): Change =>
  (path) =>
    path === wanted ? result : undefined;
const withText =
  (wanted: string, before: string, after: string): Change =>
  (path, { headers, body }, encoding) =>
    path === wanted && encoding === 'identity'
      ? { headers, body: encode(new TextDecoder().decode(body).replace(before, after)) }
      : undefined;

describe('A deployed copy of a build', () => {
  test.each([
    ['without settings', {}],
    [
      'with all settings',
      {
        SITE_URL: 'https://life.example',
        CONTACT_EMAIL: "o'brien@life.example",
        TIP_URL: 'https://life.example/tip?a=b&c=d',
        WORLD_BANK_URL: 'https://bank.example/v2',
      },
    ],
    ['without the World Bank', { WORLD_BANK_URL: 'off' }],
  ])('is the same %s, and each file is named', async (_, environment: Record<string, string>) => {
    app = makeApp(environment);
    const { exitCode, text } = await verify();
    expect(exitCode).toBe(0);
    expect(text).toContain('the same     de/index.html\n');
    expect(text).toContain('the same     api/life-expectancy/JPN.json\n');
    expect(text).toContain('the same     .well-known/build.json\n');
    expect(text).toContain(`World Bank  ${environment['WORLD_BANK_URL'] ?? 'https://api.worldbank.org/v2'}`);
    expect(text).toContain('0 things are not.');
  });

  test('is the same as the list of its own', async () => {
    expect(await verify(address, `${address}.well-known/build.json`)).toMatchObject({ exitCode: 0 });
  });

  const withHeader =
    (wanted: string, name: string, value?: string): Change =>
    (path, { headers }) => {
      if (path !== wanted) return undefined;
      const { [name]: _, ...others } = headers;
      return { headers: value === undefined ? others : { ...others, [name]: value } };
    };

  test.each<[string, Change, string[]]>([
    [
      'a script',
      only('/assets/first-1.js', plain('fetch("//else.example")')),
      ['different    assets/first-1.js (other content)'],
    ],
    [
      'the worker, as sent without compression only',
      withText('/service-worker.js', 'self', 'evil'),
      ['different    service-worker.js (other content, only as identity)'],
    ],
    ['a file that is gone', only('/assets/first-1.js', { status: 404 }), ['missing      assets/first-1.js']],
    ['a file that fails', only('/de/', { status: 503 }), ['different    de/index.html (status 503)']],
    [
      'a file that leads away',
      only('/de/', { status: 302, headers: { location: 'https://else.example/' } }),
      ['different    de/index.html (leads to https://else.example/)'],
    ],
    [
      'a script of another site in a page',
      withText('/de/', '<p>', '<script src="https://else.example/x.js"></script><p>'),
      [
        'different    de/index.html (other content, only as identity)',
        'superfluous  https://else.example/x.js (in de/index.html)',
      ],
    ],
    [
      'a contact in one page only',
      withText('/de/', 'content="hello@', 'content="other@'),
      ['different    de/index.html'],
    ],
    [
      'a policy that allows more',
      withHeader('/', 'content-security-policy', "default-src 'self'"),
      ["different    header content-security-policy: default-src 'self' (on index.html)"],
    ],
    [
      'no policy of connections',
      withHeader('/de/', 'connection-allowlist'),
      ['missing      header connection-allowlist (on de/index.html)'],
    ],
    [
      'a cookie',
      withHeader('/', 'set-cookie', 'id=1'),
      ['superfluous  header set-cookie: id=1 (on index.html)'],
    ],
    [
      'an encoding in which the same bytes are another page',
      withHeader('/', 'content-type', 'text/html; charset=iso-2022-jp'),
      ['different    header content-type: text/html; charset=iso-2022-jp (on index.html)'],
    ],
    [
      'the figures of a country',
      only('/api/countries/JPN.json', plain('{}')),
      ['different    api/countries/JPN.json (other content)'],
    ],
  ])('is not the same with %s', async (_, planted, lines) => {
    change = planted;
    const { exitCode, text } = await verify();
    expect(exitCode).toBe(1);
    for (const line of lines) expect(text).toContain(line);
  });
});

describe('What is not a deployed copy', () => {
  test.each<[string, Change, number, string]>([
    [
      'a site that leads to another',
      only('/', { status: 301, headers: { location: 'https://www.life.example/' } }),
      3,
      'leads to https://www.life.example/. If that is the site you mean, verify it by that address.',
    ],
    [
      'a page of its provider',
      only('/', plain('<h1>This domain is for sale</h1>')),
      3,
      'answers with a page that is not this one: perhaps one of its provider',
    ],
    [
      'a page with a setting that no server takes',
      withText('/', 'tip-url" content="https:', 'tip-url" content="ftp:'),
      1,
      'The page has a setting that no server takes: TIP_URL must be a web address',
    ],
    ['a site that is closed', only('/', { status: 503 }), 3, 'answers with status 503 instead of the page.'],
  ])('%s', async (_, answer, code, sentence) => {
    change = answer;
    const { exitCode, text } = await verify();
    expect(exitCode).toBe(code);
    expect(text).toContain(sentence);
  });

  test('a site that is down', async () => {
    const { exitCode, text } = await verify('http://127.0.0.1:9/', list);
    expect(exitCode).toBe(3);
    expect(text).toMatch(
      /^http:\/\/127\.0\.0\.1:9\/ does not answer \(.+\)\. Is it up, and spelled right\?$/,
    );
  });

  test('another version', async () => {
    const other = join(folder, 'other.json');
    writeFileSync(other, LIST.replace(/%2B[\w-]+/, '%2Banother-one'));
    const { exitCode, text } = await verify(address, other);
    expect(exitCode).toBe(2);
    expect(text).toContain(
      `says that it is build ${hashBuild(CLIENT)}, but the list is of build another-one.`,
    );
  });

  test.each([
    ['no address', [], 'Say which site:'],
    ['no web address', ['example'], 'Say which site:'],
    ['an address with a query', ['https://example.org/?a'], 'Say which site:'],
    ['a list that is not there', ['https://example.org', 'nowhere.json'], 'There is no nowhere.json.'],
    [
      'a file that is no list',
      ['https://example.org', 'package.json'],
      'package.json is not the list of a build.',
    ],
    ['too many words', ['https://example.org', 'a', 'b'], 'What is b?'],
  ])('%s', async (_, words, sentence) => {
    const { exitCode, text } = await runVerify(words);
    expect(exitCode).toBe(4);
    expect(text).toContain(sentence);
  });
});
