/** Waits frame by frame until something is so. A retry of `expect.poll` or `expect.element` moves a fake clock on by 50 ms. */
export async function waitForFrames(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await new Promise(requestAnimationFrame);
  }
}
