/** A short text that no other call will give, for things made while the page is open. */
export function createId(): string {
  return Math.random().toString(36).slice(2);
}
