import { tabStorage } from '../platform/storage.ts';

/** The life that was entered for the view, in this tab alone. */
const KEY = 'view';

/** Keeps a life for the view until this tab is closed. @param life as `writeSavedLife` writes it */
export const handOver = (life: string): boolean => tabStorage.set(KEY, life);

/** The life that this tab keeps for the view; `null` for none. */
export const readHandedOver = (): string | null => tabStorage.get(KEY);

export const forgetHandedOver = (): void => tabStorage.remove(KEY);
