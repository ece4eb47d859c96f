import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of the window. @param isNeeded whether it listens at all */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handle: (event: WindowEventMap[Type]) => void,
  isNeeded = true,
): void {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    if (!isNeeded) return;
    const listener = (event: WindowEventMap[Type]) => onEvent(event);
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type, isNeeded]);
}
