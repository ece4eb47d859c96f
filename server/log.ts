/** A response. The only part of the request is its method. */
interface LogEntry {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
}

/** Lines are written together: one after the other, they would take a tenth of the time of a response. */
const WRITE_AFTER_MS = 250;
/** Some 30,000 lines. While more than that waits for a slow reader, lines are left out. */
const MAX_WAITING_BYTES = 4_000_000;

/**
 * One line of JSON for each response: time, method, route, status, milliseconds, bytes of the body. It has no address,
 * query, country or browser: the log describes the server, not visitors.
 */
export function createLog(output: {
  readonly write: (lines: string) => unknown;
  readonly writableLength: number;
}) {
  let lines = '';
  const write = () => {
    if (output.writableLength <= MAX_WAITING_BYTES) output.write(lines);
    lines = '';
  };
  return {
    add: ({ method, route, status, ms, bytes }: LogEntry): void => {
      if (lines === '') setTimeout(write, WRITE_AFTER_MS);
      // Nothing in it needs escaping.
      lines += `{"time":"${new Date().toISOString()}","method":"${method}","route":"${route}","status":${status},"ms":${Math.round(ms * 100) / 100},"bytes":${bytes}}\n`;
    },
  };
}

export type Log = ReturnType<typeof createLog>;
