import { describe, expect, test } from 'vitest';
import { isFromApi, isGone } from './own-response.ts';

const JSON_TYPE = 'application/json';
const respond = (body: string, status: number, type: string) =>
  new Response(body, { status, headers: { 'content-type': type } });

describe('A response is the API’s', () => {
  test.each([
    ['its content', '[{"code":"JPN"}]', 200, JSON_TYPE],
    ['its own “not found”', '{"error":"Nothing is known for this country code."}', 404, JSON_TYPE],
    [
      'its own “malformed”',
      '{"error":"A country code has three letters."}',
      400,
      'application/json; charset=utf-8',
    ],
  ])('if it is %s', async (_, body, status, type) => {
    const response = respond(body, status, type);
    expect(await isFromApi(response)).toBe(true);
    // The page still has to read it.
    expect(await response.text()).toBe(body);
  });

  test.each([
    ['a login page', '<h1>Log in</h1>', 200, 'text/html'],
    ['a login page that calls itself JSON', '<h1>Log in</h1>', 200, JSON_TYPE],
    ['JSON that says nothing', 'null', 200, JSON_TYPE],
    ['a network’s “not found”', 'Not found', 404, 'text/plain'],
    ['a host’s “not found”', '<html data-version="a"></html>', 404, 'text/html'],
    ['an error as JSON in another form', '{"message":"Blocked"}', 404, JSON_TYPE],
    ['a “forbidden” as JSON', '{"error":"Pay first."}', 403, JSON_TYPE],
    ['a server’s error', '{"error":"Overloaded"}', 503, JSON_TYPE],
    ['cut short', '[{"code":', 200, JSON_TYPE],
  ])('but not if it is %s', async (_, body, status, type) => {
    expect(await isFromApi(respond(body, status, type))).toBe(false);
  });
});

describe('The site has no worker any more', () => {
  const PAGE = '<!doctype html><html data-version="k3Jx" lang="en"><body></body></html>';

  test.each([404, 410])('with a status of %i and a page of its own', async (status) => {
    expect(await isGone(respond(PAGE, status, 'text/html'))).toBe(true);
  });

  test.each([
    ['a network’s page for everything', '<html><h1>404 Not Found</h1></html>', 404],
    ['an empty 404', '', 404],
    ['a page of its own that is there', PAGE, 200],
    ['a server’s error', PAGE, 503],
  ])('but not with %s', async (_, body, status) => {
    expect(await isGone(respond(body, status, 'text/html'))).toBe(false);
  });
});
