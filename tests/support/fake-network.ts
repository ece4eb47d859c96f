import { vi } from 'vitest';

/** The response to one address. */
export type FakeResponse = (init: RequestInit) => Promise<Response> | Response;

export const json =
  (body: unknown, status = 200): FakeResponse =>
  () =>
    Response.json(body, { status });

export const text =
  (body: string, init: ResponseInit = {}): FakeResponse =>
  () =>
    new Response(body, init);

/** Fails like a request to an unreachable address. */
export const unreachable: FakeResponse = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never responds; it can be aborted like any request. */
export const hanging: FakeResponse = ({ signal }) =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Responds when a test settles it. */
export function held() {
  let resolve: (response: Response) => void = () => undefined;
  let reject: (cause: Error) => void = () => undefined;
  const response = new Promise<Response>((...settle) => {
    [resolve, reject] = settle;
  });
  return { answer: () => response, resolve, reject };
}

/** Begins a response and never ends it; reading it can be aborted. */
export const unending =
  (beginning: string): FakeResponse =>
  ({ signal }) =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(beginning));
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    );

/** Responds after a delay, unless it is aborted before. */
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

/** Replaces `fetch`. @returns the requests, in their order */
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
