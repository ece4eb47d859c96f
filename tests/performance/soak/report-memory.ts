/** Preloaded into the server under test: on each message, sends its memory after a garbage collection, in bytes. */
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed, external, rss });
});

// The measuring process has ended.
process.on('disconnect', () => process.exit());
