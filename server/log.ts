/** The line that the log has for a response. Its only part of the request is the method, if that is a known one. */
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
/**
 * Lines are made and written in batches: between two responses, the processor has neither the code nor the memory for it at
 * hand, so that a line for each would take a twentieth of the response.
 */
const FLUSH_MS = 250;
const MAX_BATCH = 200;
/** Some 30,000 lines. While more than that waits for a slow reader, new lines are counted instead of kept. */
const MAX_WAITING_BYTES = 4_000_000;

/** Where the log is written to. */
interface LogOutput {
  /** Takes whole lines. */
  readonly write: (lines: string) => unknown;
  /** How much of that has not been read yet. */
  readonly writableLength: number;
}

/** @returns formats a time in milliseconds since 1970; the same one again at once */
function createTimeFormat(): (time: number) => string {
  let last = { time: 0, text: new Date(0).toISOString() };
  return (time) => {
    if (time !== last.time) last = { time, text: new Date(time).toISOString() };
    return last.text;
  };
}

/** @param time formatted */
function formatLine(time: string, { method = '', route, status, ms, bytes }: LogEntry): string {
  const known = METHODS.has(method) ? method : 'other';
  // Not `toFixed`, which takes longer than the rest of the line.
  const rounded = Math.round(ms * 100) / 100;
  return `{"time":"${time}","method":"${known}","route":"${route}","status":${status},"ms":${rounded},"bytes":${bytes}}\n`;
}

/**
 * One line of JSON for each response: time, method, route, status, milliseconds, bytes of the body. It has no address,
 * query, country or browser: the log describes the server, not visitors. If its reader is too slow, lines are dropped,
 * and a line says how many once it has caught up.
 * @param now the clock, in milliseconds since 1970
 */
export function createLog(output: LogOutput, now: () => number): Log {
  const formatTime = createTimeFormat();
  let batch: { readonly time: number; readonly entry: LogEntry }[] = [];
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (output.writableLength > MAX_WAITING_BYTES) {
      dropped += batch.length;
      timer = setTimeout(flush, FLUSH_MS);
    } else {
      const lines = batch.map(({ time, entry }) => formatLine(formatTime(time), entry));
      if (dropped > 0) lines.unshift(`{"time":"${formatTime(now())}","dropped":${dropped}}\n`);
      dropped = 0;
      if (lines.length > 0) output.write(lines.join(''));
    }
    batch = [];
  };
  const add = (entry: LogEntry) => {
    batch.push({ time: now(), entry });
    if (batch.length >= MAX_BATCH) flush();
    else timer ??= setTimeout(flush, FLUSH_MS);
  };
  return { add, flush };
}
