/** A short random id, unique while the page is open. */
export function createId(): string {
  return Math.random().toString(36).slice(2);
}
