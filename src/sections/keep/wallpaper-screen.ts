import { findCovered, type ScreenSize } from './wallpaper-phones.ts';

/** The screen of a phone or tablet in portrait, in its own pixels; `null` for a device with a mouse. */
export function readPhoneScreen(): ScreenSize | null {
  if (!matchMedia('(pointer: coarse)').matches) return null;
  const [short, long] = [screen.width, screen.height]
    .map((pixels) => Math.round(pixels * devicePixelRatio))
    .toSorted((one, other) => one - other);
  return short && long ? { width: short, height: long } : null;
}

/** A common phone, for visitors on another device. */
export const COMMON_PHONE: ScreenSize = { width: 1170, height: 2532 };

/** The room at the sides that the glow around today needs, as a share of the width. */
const SIDES = 0.1;

/** The margins of a wallpaper, which keep its dots clear of what the phone shows on it. */
export function marginsOn(size: ScreenSize) {
  const { width, height } = size;
  const { clock, buttons } = findCovered(size);
  return {
    top: Math.ceil(height * clock),
    bottom: Math.ceil(height * buttons),
    sides: Math.ceil(width * SIDES),
  };
}
