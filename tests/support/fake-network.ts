import { vi } from 'vitest';

/** How one address answers. */
export type FakeResponse = (init: RequestInit) => Promise<Response> | Response;

export const json =
  (body: unknown, status = 200): FakeResponse =>
  () =>
    Response.json(body, { status });

export const text =
  (body: string, init: ResponseInit = {}): FakeResponse =>
  () =>
    new Response(body, init);

/** What a browser says of an address that cannot be reached. */
export const unreachable: FakeResponse = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never answers; like any request, it ends when its signal says so. */
export const hanging: FakeResponse = ({ signal }) =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Answers after a while, unless its signal ends it before. */
export const after =
  (ms: number, answer: FakeResponse): FakeResponse =>
  (init) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(answer(init)), ms);
      init.signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(init.signal?.reason);
      });
    });

/** Puts a network of its own under the page's requests. @returns each request, in the order of asking */
export function fakeNetwork(answers: Readonly<Record<string, FakeResponse>>) {
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    requests.push({ url, init });
    const answer = answers[url];
    if (!answer) throw new Error(`Nobody expects a request for ${url}`);
    return answer(init);
  });
  return requests;
}
