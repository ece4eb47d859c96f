/** Runs something in a separate task. After an input, browsers first paint the frame that responds to it. */
export function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    run();
  });
  port1.start();
  port2.postMessage(null);
}
