import { describe, expect, test } from 'vitest';
import { decideRoute } from './decide-route.ts';

const ORIGIN = 'https://life.example';
const KEPT = new Set(['/', '/quotes.json', '/assets/index-abc.js']);
const ask = (url: string, mode = 'cors', method = 'GET') =>
  decideRoute({ method, url: new URL(url, ORIGIN).href, mode }, ORIGIN, KEPT);

describe('Who answers a request', () => {
  test.each([
    ['the page', '/', 'navigate', 'page'],
    ['the page, whatever its link was given besides', '/?from=a-friend#top', 'navigate', 'page'],
    ['a path that is not there', '/nothing', 'navigate', 'other-page'],
    ['a file that is opened by itself', '/quotes.json', 'navigate', 'other-page'],
    ['the API, opened by itself', '/api/countries', 'navigate', 'network'],
    ['a file that is kept', '/quotes.json', 'cors', 'file'],
    ['a file of another version', '/assets/results-xyz.js', 'cors', 'file'],
    ['a file that is not kept', '/social-preview.png', 'no-cors', 'network'],
    ['the worker itself', '/service-worker.js', 'same-origin', 'network'],
    ['the API', '/api/countries', 'cors', 'api'],
    ['the World Bank', 'https://api.worldbank.org/v2/country', 'cors', 'network'],
    ['a path like the API’s elsewhere', 'https://elsewhere.example/api/countries', 'cors', 'network'],
  ])('%s', (_, url, mode, route) => {
    expect(ask(url, mode)).toBe(route);
  });

  test('nothing but GET is answered by the worker', () => {
    expect(ask('/api/countries', 'cors', 'HEAD')).toBe('network');
    expect(ask('/', 'navigate', 'POST')).toBe('network');
  });
});
