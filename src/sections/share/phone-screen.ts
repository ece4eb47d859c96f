/** The size of a screen in portrait, in its own pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** A common phone, for visitors on another device: the iPhone 12 to 14 and 16e. */
export const COMMON_PHONE: ScreenSize = { width: 1170, height: 2532 };

/** The screen of the phone or tablet that shows the page, or of a common phone on a device with a mouse. */
export function readPhoneScreen(): ScreenSize {
  if (!matchMedia('(pointer: coarse)').matches) return COMMON_PHONE;
  const [width = 0, height = 0] = [screen.width, screen.height]
    .map((pixels) => Math.round(pixels * devicePixelRatio))
    .toSorted((one, other) => one - other);
  return width > 0 ? { width, height } : COMMON_PHONE;
}

/**
 * The parts of a lock screen that a phone covers, as shares of its height: above, the camera, the clock and one row of
 * widgets; below, its buttons. No maker publishes them. They are estimates with room to spare, for lock screens as they
 * are first set up: the clock of iOS 26 can be made larger, and Android’s depends on the maker.
 */
const COVERED = { clock: 0.38, buttons: 0.13 };
/** The room at the sides that the glow around today needs, as a share of the width. */
const SIDES = 0.1;

/** The margins of a wallpaper, which keep its dots clear of what the phone shows on it. */
export const marginsOn = ({ width, height }: ScreenSize) => ({
  top: Math.ceil(height * COVERED.clock),
  bottom: Math.ceil(height * COVERED.buttons),
  sides: Math.ceil(width * SIDES),
});
