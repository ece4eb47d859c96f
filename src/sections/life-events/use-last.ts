import { useState } from 'react';

/**
 * The last value that there was, or `null` before the first. No element is removed while a line is typed, which would end
 * Chromium's run of typing: what a line does not need any more stays, hidden.
 */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
