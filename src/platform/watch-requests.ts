/** A request that the browser has recorded (Resource Timing). */
export interface RecordedRequest {
  /** An absolute address, without its fragment. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /**
   * How many came over the network, headers included; 0 if nothing did, or if the browser keeps that to itself, as for
   * other sites.
   */
  readonly bytes: number;
  /** `false` if it failed. Some browsers record only those that were answered. */
  readonly isAnswered: boolean;
  readonly by: 'page' | 'worker';
}

type Timing = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'transferSize'> &
  // Not in Safari.
  Partial<Pick<PerformanceResourceTiming, 'responseStatus'>>;

/** A part of the service worker's own record, as it sends it. */
interface WorkerRecord {
  readonly timeOrigin: number;
  readonly entries: readonly Timing[];
}

/**
 * Watches the browser's record of what this page has requested since it was opened, and its service worker since then, if
 * it was not stopped in between.
 * @param onChange is called with all of them so far, in no order, whenever there are more
 * @returns a function that stops watching
 */
export function watchRequests(onChange: (requests: readonly RecordedRequest[]) => void): () => void {
  const all: RecordedRequest[] = [];
  const add = (by: RecordedRequest['by'], { timeOrigin, entries }: WorkerRecord) => {
    for (const { name, startTime, transferSize, responseStatus } of entries) {
      const at = timeOrigin + startTime;
      // Not what a page makes for itself, such as `blob:`, nor what the worker requested for an earlier page.
      if (!name.startsWith('http') || at < performance.timeOrigin) continue;
      const [address = ''] = name.split('#', 1);
      all.push({
        address,
        at,
        bytes: transferSize,
        isAnswered: responseStatus !== 0,
        by,
      });
    }
    onChange([...all]);
  };
  const observer = new PerformanceObserver((list) =>
    add('page', {
      timeOrigin: performance.timeOrigin,
      entries: list.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming),
    }),
  );
  // A page is a navigation; everything else is a resource.
  observer.observe({ type: 'navigation', buffered: true });
  observer.observe({ type: 'resource', buffered: true });
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<WorkerRecord>) => add('worker', data));
  port1.start();
  // A file on a disk, and some browsers in private windows, have none.
  if ('serviceWorker' in navigator) {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('requests', [port2]));
  }
  return () => {
    observer.disconnect();
    port1.postMessage('stop');
    port1.close();
  };
}
