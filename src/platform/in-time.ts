/** How long code may take to load before the page reports it. With a toast's 0.7 s, that is within 3 s. */
export const CODE_LIMIT_MS = 2000;

/** The promise, rejected if it takes longer than the limit. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, CODE_LIMIT_MS));
  return Promise.race([promise, late]);
}
