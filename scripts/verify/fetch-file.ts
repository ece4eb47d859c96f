/** Fetches a file of a deployed site, for verify. */

/** As a server of files may have stored them: each is a file that can differ. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Decoded. */
  readonly body: Uint8Array;
  /** The address that a redirect leads to. */
  readonly location?: string | undefined;
}

/** Nothing, or nothing complete, was answered. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const LIMIT_MS = 30_000;

async function fetchOnce(address: URL, encoding: Encoding): Promise<Answer> {
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: { 'accept-encoding': encoding, 'cache-control': 'no-cache' },
  });
  const location = response.headers.get('location');
  return {
    status: response.status,
    headers: response.headers,
    body: new Uint8Array(await response.arrayBuffer()),
    location: location && URL.canParse(location, address) ? new URL(location, address).href : undefined,
  };
}

/** Why a request failed, as Node.js says it: `ECONNREFUSED`. */
function findCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `nothing within ${LIMIT_MS / 1000} seconds`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

/**
 * Fetches an address without following redirects. It tries twice: in thousands of requests, a network fails once.
 * @throws NoAnswerError with the cause
 */
export async function fetchFile(address: URL, encoding: Encoding): Promise<Answer> {
  try {
    return await fetchOnce(address, encoding).catch(() => fetchOnce(address, encoding));
  } catch (error) {
    throw new NoAnswerError(findCause(error), { cause: error });
  }
}
