import { useEffect, useState } from 'react';

/** A value once it has rested for a while: what is spoken of a figure that a hand is still moving. */
export function useDebouncedValue<Value>(value: Value, restMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
