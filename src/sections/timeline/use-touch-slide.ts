import { type ChangeEvent, type PointerEvent, useRef } from 'react';

/** How far a finger moves along a slider before the slider follows it. */
const SLOP_PIXELS = 10;

/**
 * Lets a finger that comes down on a slider scroll the page. Browsers move a slider as soon as it is touched: here, it moves
 * when the finger goes along it, or is lifted where it came down. A scroll ends the touch and moves nothing.
 * @param slide moves the slider to a value
 */
export function useTouchSlide(slide: (value: number) => void) {
  /** A finger of which it is not known yet what it wants, with the value that the browser took from it. */
  const touch = useRef<{ readonly clientX: number; value: number | null } | null>(null);
  const follow = () => {
    const value = touch.current?.value ?? null;
    touch.current = null;
    if (value !== null) slide(value);
  };
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      touch.current = pointerType === 'touch' ? { clientX, value: null } : null;
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (touch.current && Math.abs(clientX - touch.current.clientX) > SLOP_PIXELS) follow();
    },
    onPointerUp: follow,
    onPointerCancel: () => {
      touch.current = null;
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const value = Number(target.value);
      if (touch.current) touch.current.value = value;
      else slide(value);
    },
  };
}
