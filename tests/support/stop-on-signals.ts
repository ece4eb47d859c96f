// Playwright only ends the servers that it has started on SIGINT.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.kill(process.pid, 'SIGINT'));
}
