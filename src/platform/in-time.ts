/** How long code may take before the page says that it is not there: with a toast's 0.7 s, within 3 s. */
export const CODE_LIMIT_MS = 2000;

/** What is on its way, or a failure once that takes too long. */
export function inTime<T>(coming: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, CODE_LIMIT_MS));
  return Promise.race([coming, late]);
}
