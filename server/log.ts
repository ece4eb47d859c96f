/** What is told of an answer. Nothing in it comes from the visitor but the method, and of that only the known ones. */
export interface LogEntry {
  readonly method: string | undefined;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
}

export interface Log {
  readonly add: (entry: LogEntry) => void;
  /** Writes what has not been written yet. */
  readonly flush: () => void;
}

const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT']);
/** Lines are written together: under load a write each would cost more than an answer. */
const FLUSH_MS = 250;
const MOST_WAITING = 1000;

/** Writes times as ISO 8601. Many answers fall into one millisecond, and writing it takes as long as answering. */
function createStamp(): (ms: number) => string {
  let last = 0;
  let text = '';
  return (ms) => {
    if (ms !== last) [last, text] = [ms, new Date(ms).toISOString()];
    return text;
  };
}

/**
 * One line of JSON for each answer: when, method, route, status, milliseconds, bytes of the body. No address, no query,
 * no country, no browser: whoever reads the log learns how the server does, and nothing of anybody.
 * @param write takes one or more whole lines
 * @param now the clock, in milliseconds since 1970
 */
export function createLog(write: (lines: string) => void, now: () => number): Log {
  const stamp = createStamp();
  let lines = '';
  let waiting = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === 0) return;
    const written = lines;
    lines = '';
    waiting = 0;
    write(written);
  };
  const add = ({ method = '', route, status, ms, bytes }: LogEntry) => {
    const known = METHODS.has(method) ? method : 'other';
    lines += `{"time":"${stamp(now())}","method":"${known}","route":"${route}","status":${status},"ms":${ms.toFixed(2)},"bytes":${bytes}}\n`;
    waiting += 1;
    if (waiting >= MOST_WAITING) flush();
    else timer ??= setTimeout(flush, FLUSH_MS);
  };
  return { add, flush };
}
