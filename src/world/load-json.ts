/**
 * Asks for JSON. Requests carry credentials unless told otherwise.
 * @param url absolute, or relative to the page
 * @param init as for `fetch`; `signal` also ends an answer that has begun and never finishes
 * @throws Error `404: Not Found`, the status and the body (the status text where that is empty), for any answer
 *   but a success, a 401 among them; what `fetch` throws where there is no answer; SyntaxError for no JSON
 */
export async function loadJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { credentials: 'include', ...init });
  if (!response.ok) {
    const body = await response.text();
    throw new HttpError(response.status, body || response.statusText);
  }
  return response.json();
}

/** An answer that was no success. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
  }
}
