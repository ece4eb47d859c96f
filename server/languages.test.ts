import { describe, expect, test } from 'vitest';
import { request } from '../tests/support/server/request.ts';

describe('The page in another language', () => {
  test('is at its path', async () => {
    const response = await request('/zh-hans/?x');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('<h1>一生</h1>');
  });

  test.each([
    ['/zh-hans', '/zh-hans/'],
    ['/zh-hans?a=1&b=%20', '/zh-hans/?a=1&b=%20'],
    ['/ZH-Hans', '/zh-hans/'],
    ['/ZH-HANS/?a', '/zh-hans/?a'],
  ])(
    'is where its path in capital letters or without its last slash redirects to: %s',
    async (path, location) => {
      for (const method of ['GET', 'HEAD']) {
        const response = await request(path, { method });
        expect(response.status).toBe(308);
        expect(response.headers.get('location')).toBe(location);
        expect(response.headers.get('cache-control')).toBe('no-cache');
        expect(response.headers.has('content-security-policy')).toBe(true);
        expect(await response.text()).toBe('');
      }
    },
  );

  test.each(['/zh-hans/gone', '/zh-hans/a/b', '/zh-hans/index.html', '/zh-hans/404.html', '/zh-hans/api/x'])(
    'has a not-found page of its own: %s',
    async (path) => {
      const response = await request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('这里什么都没有。');
    },
  );

  test.each(['/xx/', '/xx', '/zh/', '/gone/zh-hans/', '/ZH-HANS/gone', '//zh-hans/', '//zh-hans'])(
    'does not have its not-found page at other unknown paths: %s',
    async (path) => {
      const response = await request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('There is nothing here.');
    },
  );
});
