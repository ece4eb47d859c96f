/** A response. The only part of the request is its method, if Node could parse that. */
interface LogEntry {
  readonly method: string | undefined;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
}

type TimedEntry = LogEntry & { readonly time: number };

const formatTime = (time: number) => new Date(time).toISOString();

/** JSON without a parameter that needs escaping. */
const formatLine = ({ time, method = 'other', route, status, ms, bytes }: TimedEntry) =>
  `{"time":"${formatTime(time)}","method":"${method}","route":"${route}","status":${status},"ms":${Math.round(ms * 100) / 100},"bytes":${bytes}}\n`;

/** Lines are made and written in batches: one for each response would take a tenth of its time. */
const FLUSH_MS = 250;
const MAX_BATCH = 200;
/** Some 30,000 lines. While more than that waits for a slow reader, lines are counted instead of kept. */
const MAX_WAITING_BYTES = 4_000_000;

/**
 * One line of JSON for each response: time, method, route, status, milliseconds, bytes of the body. It has no address,
 * query, country or browser: the log describes the server, not visitors. If its reader is too slow, lines are dropped,
 * and a line says how many once it has caught up.
 */
export function createLog(output: {
  readonly write: (lines: string) => unknown;
  readonly writableLength: number;
}) {
  let entries: TimedEntry[] = [];
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (output.writableLength > MAX_WAITING_BYTES) {
      dropped += entries.length;
      timer = setTimeout(flush, FLUSH_MS);
    } else {
      const lines = entries.map(formatLine);
      if (dropped > 0) lines.unshift(`{"time":"${formatTime(Date.now())}","dropped":${dropped}}\n`);
      dropped = 0;
      if (lines.length > 0) output.write(lines.join(''));
    }
    entries = [];
  };
  const add = (entry: LogEntry) => {
    entries.push({ time: Date.now(), ...entry });
    if (entries.length >= MAX_BATCH) flush();
    else timer ??= setTimeout(flush, FLUSH_MS);
  };
  return { add, flush };
}

export type Log = ReturnType<typeof createLog>;
