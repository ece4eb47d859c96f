/**
 * Runs something in a task of its own. After a press or a key, browsers first paint the frame that answers it.
 */
export function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    run();
  });
  port1.start();
  port2.postMessage(null);
}
