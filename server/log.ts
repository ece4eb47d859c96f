/** What the log records of a response. Of the request it has only the method, if that is a known one. */
interface LogEntry {
  readonly method: string | undefined;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
}

export interface Log {
  readonly add: (entry: LogEntry) => void;
  /** Writes all lines that are not written yet. */
  readonly flush: () => void;
}

const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT']);
/** Lines are written in batches: under load, a write for each would cost more than the response. */
const FLUSH_MS = 250;
const MAX_BATCH = 1000;

/**
 * One line of JSON for each response: time, method, route, status, milliseconds, bytes of the body. It has no address,
 * query, country or browser: the log describes the server, and no visitor.
 * @param write takes one or more whole lines
 * @param now the clock, in milliseconds since 1970
 */
export function createLog(write: (lines: string) => void, now: () => number): Log {
  let lines: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) write(`${lines.join('\n')}\n`);
    lines = [];
  };
  const add = ({ method = '', route, status, ms, bytes }: LogEntry) => {
    const time = new Date(now()).toISOString();
    const known = METHODS.has(method) ? method : 'other';
    lines.push(
      `{"time":"${time}","method":"${known}","route":"${route}","status":${status},"ms":${ms.toFixed(2)},"bytes":${bytes}}`,
    );
    if (lines.length >= MAX_BATCH) flush();
    else timer ??= setTimeout(flush, FLUSH_MS);
  };
  return { add, flush };
}
