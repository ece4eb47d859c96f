import { useState } from 'react';

function haveSameValues<Value extends object>(one: Value, other: Value): boolean {
  const keys = Object.keys(other);
  return (
    keys.length === Object.keys(one).length &&
    keys.every((key) => Object.is(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

/** The same object for as long as all of its properties have the same values: for the value of a context. */
export function useStable<Value extends object>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (haveSameValues(kept, value)) return kept;
  keep(value);
  return value;
}
