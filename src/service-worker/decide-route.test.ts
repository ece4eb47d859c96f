import { describe, expect, test } from 'vitest';
import { decideRoute } from './decide-route.ts';

const ORIGIN = 'https://life.example';
const PAGES = ['/', '/view/', '/de/', '/de/view/'];
const CACHED = {
  pages: new Set(PAGES),
  files: new Set([...PAGES, '/404.html', '/de/404.html', '/quotes.json', '/assets/index-abc.js']),
};
const ask = (url: string, mode = 'cors', method = 'GET') =>
  decideRoute({ method, url: new URL(url, ORIGIN).href, mode }, ORIGIN, CACHED);

describe('What answers a request', () => {
  test.each([
    ['the page, with any query and fragment', '/?from=a-friend#top', 'navigate', 'page'],
    ['the page in another language', '/de/', 'navigate', 'page'],
    ['the view', '/view/', 'navigate', 'page'],
    ['the view without its last slash', '/de/view', 'navigate', 'other-page'],
    ['an unknown path', '/nothing', 'navigate', 'other-page'],
    ['the not-found page itself', '/de/404.html', 'navigate', 'other-page'],
    ['a file opened directly', '/quotes.json', 'navigate', 'other-page'],
    ['the API opened directly', '/api/countries', 'navigate', 'network'],
    ['a cached file', '/quotes.json', 'cors', 'file'],
    ['a file of another version', '/assets/results-xyz.js', 'cors', 'file'],
    ['a file that is not cached', '/social-preview.png', 'no-cors', 'network'],
    ['the worker itself', '/service-worker.js', 'same-origin', 'network'],
    ['the API', '/api/countries', 'cors', 'api'],
    ['the World Bank', 'https://api.worldbank.org/v2/country', 'cors', 'network'],
    ['the API’s path on another origin', 'https://elsewhere.example/api/countries', 'cors', 'network'],
  ])('%s', (_, url, mode, route) => {
    expect(ask(url, mode)).toBe(route);
  });

  test('the worker answers GET only', () => {
    expect(ask('/api/countries', 'cors', 'HEAD')).toBe('network');
    expect(ask('/', 'navigate', 'POST')).toBe('network');
  });
});
