/** How long code may take to load before the page reports it. */
export const CODE_LIMIT_MS = 2000;

/** The promise, rejected if it takes longer than the limit. @param createError creates the reason */
export async function withTimeout<T>(
  promise: Promise<T>,
  limitMs: number,
  createError = () => new Error(`This took longer than ${limitMs} ms`),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createError()), limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
