import { expect, test } from 'vitest';
import { request } from '../tests/support/server/request.ts';

test('the page in another language is at its path', async () => {
  const response = await request('/zh-hans/?x');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('<h1>一生</h1>');
});

test.each([
  ['/zh-hans?a=1&b=%20', '/zh-hans/?a=1&b=%20'],
  ['/ZH-HANS/?a', '/zh-hans/?a'],
])('its path in capital letters or without its last slash redirects to it: %s', async (path, location) => {
  const response = await request(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(location);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.has('content-security-policy')).toBe(true);
});

test.each([
  ['/zh-hans/a/b', '这里什么都没有。'],
  ['/zh-hans/index.html', '这里什么都没有。'],
  ['/zh/', 'There is nothing here.'],
  ['/gone/zh-hans/', 'There is nothing here.'],
])('the not-found page of %s says “%s”', async (path, sentence) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(sentence);
});
