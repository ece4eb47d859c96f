// Playwright ends the servers that it has started on SIGINT alone.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.kill(process.pid, 'SIGINT'));
}
