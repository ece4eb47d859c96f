/** A short random id, unique while the page is open. */
export const createId = (): string => Math.random().toString(36).slice(2);
