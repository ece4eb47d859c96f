import { STATUS_CODES } from 'node:http';
import type { Headers } from './security-headers.ts';

/** An answer to what could not be read as a request, for which Node gives a socket and no response. */
export function rawHttpResponse(status: number, headers: Headers): string {
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n')}\r\n\r\n`;
}

const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** @param code of the error that Node had while reading */
export function statusOfParseError(code: string | undefined): number {
  return STATUSES[code ?? ''] ?? 400;
}
