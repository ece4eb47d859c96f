/** The device has no room for a file. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** The names of the errors with which browsers refuse to store, or to read back, what they have no room for. */
const REFUSALS = new Set(['QuotaExceededError', 'NotReadableError', 'RangeError']);

/** Asks the browser how much it can still store; not every browser says. */
async function readFreeBytes(): Promise<number> {
  // Pages without HTTPS have no `storage`, unlike TypeScript's types.
  const { storage } = navigator as Partial<Navigator>;
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await storage?.estimate()) ?? {};
  return quota - usage;
}

/** @throws NoRoomError if the browser knows that the device has no room for so many bytes */
export async function checkRoom(bytes: number): Promise<void> {
  const free = await readFreeBytes().catch(() => Number.POSITIVE_INFINITY);
  if (free < bytes) throw new NoRoomError();
}

/** Reads a file that the browser holds. @throws NoRoomError if there was no room to hold it */
export async function readHeld(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (error) {
    if (error instanceof Error && REFUSALS.has(error.name))
      throw new NoRoomError('The file is lost', { cause: error });
    throw error;
  }
}
