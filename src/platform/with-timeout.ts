/** How long code may take to load before the page reports it. */
export const CODE_LIMIT_MS = 2000;

/** The promise, rejected if it takes longer than the limit. @param createError creates the reason */
export const withTimeout = <T>(
  promise: Promise<T>,
  limitMs: number,
  createError = () => new Error(`This took longer than ${limitMs} ms`),
): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), limitMs);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
