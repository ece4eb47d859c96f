import { useEffect, useState } from 'react';
import { inNextTask } from './next-task.ts';

/** The value, updated in a task of its own: what renders from it does not keep the frame of the change waiting. */
export function useNextTaskValue<Value>(value: Value): Value {
  const [latest, setLatest] = useState(value);
  useEffect(() => {
    let isLatest = true;
    inNextTask(() => isLatest && setLatest(value));
    return () => {
      isLatest = false;
    };
  }, [value]);
  return latest;
}
