/** Long enough for four round trips of 2 s and a slow connection. The page does not block while it waits. */
export const RESPONSE_LIMIT_MS = 15_000;
/** Where the project's own figures are: resources of its server, and files on a host of files. */
export const API = `${import.meta.env.BASE_URL}api/`;

/**
 * Fetches JSON, with credentials by default.
 * @param url absolute, or relative to the page
 * @param init as for `fetch`; `signal` also aborts a response body that never ends
 * @param ask what answers, the network by default
 * @throws HttpError `404: Not Found`, the status and the body (or the status text if it is empty), for any response
 *   that is not successful, including 401; the error of `ask` if there is no response; SyntaxError if it is not JSON
 */
export async function loadJson(
  url: string,
  init: RequestInit = {},
  ask = (address: string, request: RequestInit): Promise<Response> => fetch(address, request),
): Promise<unknown> {
  const response = await ask(url, { credentials: 'include', ...init });
  if (!response.ok) {
    const body = await response.text();
    throw new HttpError(response.status, body || response.statusText);
  }
  return response.json();
}

export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
  }
}
