import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeNetwork, hanging, json, text } from '../../tests/support/fake-network.ts';
import { HttpError, loadJson } from './load-json.ts';

afterEach(() => vi.unstubAllGlobals());

describe('Requests are sent', () => {
  test('with credentials, or without them if requested', async () => {
    const requests = fakeNetwork({ '/x': json(1) });
    await loadJson('/x');
    await loadJson('/x', { credentials: 'omit' });
    expect(requests.map(({ init }) => init)).toEqual([{ credentials: 'include' }, { credentials: 'omit' }]);
  });

  test('with the signal that aborts them', async () => {
    fakeNetwork({ '/x': hanging });
    const controller = new AbortController();
    const loading = loadJson('/x', { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(loading).rejects.toThrow('enough');
  });
});

describe('Responses', () => {
  test.each([[{ a: [1, null] }], [null]])('are parsed as JSON: %j', async (value) => {
    fakeNetwork({ '/x': json(value) });
    expect(await loadJson('/x')).toEqual(value);
  });

  test.each(['<!doctype html>', '', '{"a":'])('that are not JSON raise an error: %j', async (body) => {
    fakeNetwork({ '/x': text(body) });
    await expect(loadJson('/x')).rejects.toThrow(SyntaxError);
  });
});

describe('An unsuccessful response raises an error with the status code, a colon and the body', () => {
  test.each([
    [404, 'No such country', 'Not Found', '404: No such country'],
    [500, '{"error":"down"}', '', '500: {"error":"down"}'],
    [503, '', 'Service Unavailable', '503: Service Unavailable'],
    [502, '', '', '502: '],
  ])('%d with the body %j and the status text %j: %j', async (status, body, statusText, message) => {
    fakeNetwork({ '/x': text(body, { status, statusText }) });
    const error = await loadJson('/x').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ name: 'HttpError', message, status });
  });
});
