/** The size of a screen in portrait, in its own pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The parts of a lock screen that a phone covers, as shares of its height: above, the camera, the clock and one row of
 * widgets; below, its buttons. No maker publishes them. They are estimates with room to spare, for lock screens as they
 * are first set up: the clock of iOS 26 can be made larger, and Android’s depends on the maker.
 */
const COVERED = { clock: 0.38, buttons: 0.13 };

interface Phone extends ScreenSize {
  /** The models with this screen, as their makers write them. */
  readonly models: string;
}

const phone = (models: string, width: number, height: number): Phone => ({ models, width, height });

/**
 * iPhones that run iOS 18 or later. Sizes up to the iPhone 16 were compared with public lists in November 2026; those of
 * the iPhone 17 and Air were not.
 */
const IPHONES: readonly Phone[] = [
  phone('iPhone 17 Pro Max, 16 Pro Max', 1320, 2868),
  phone('iPhone Air', 1260, 2736),
  phone('iPhone 17, 17 Pro, 16 Pro', 1206, 2622),
  phone('iPhone 16 Plus, 15 Pro Max, 15 Plus, 14 Pro Max', 1290, 2796),
  phone('iPhone 16, 15 Pro, 15, 14 Pro', 1179, 2556),
  phone('iPhone 14 Plus, 13 Pro Max, 12 Pro Max', 1284, 2778),
  phone('iPhone 16e, 14, 13, 13 Pro, 12, 12 Pro', 1170, 2532),
  phone('iPhone 13 mini, 12 mini, 11 Pro, XS', 1125, 2436),
  phone('iPhone 11 Pro Max, XS Max', 1242, 2688),
  phone('iPhone 11, XR', 828, 1792),
  phone('iPhone SE', 750, 1334),
];

/** Common sizes of Android phones. They were not compared with the makers’ specifications. */
const ANDROID_PHONES: readonly Phone[] = [
  phone('Galaxy S25 Ultra, S25+, S24 Ultra, S24+', 1440, 3120),
  phone('Galaxy S25, S24, S23, A56, A55, A16', 1080, 2340),
  phone('Pixel 10 Pro XL, 9 Pro XL, 8 Pro', 1344, 2992),
  phone('Pixel 10 Pro, 9 Pro', 1280, 2856),
  phone('Pixel 10, 9, 9a', 1080, 2424),
  phone('Pixel 8, 8a, 7, 7a, Redmi Note 13', 1080, 2400),
  phone('Redmi Note 14 Pro, POCO X7', 1220, 2712),
  phone('Galaxy A05, Redmi A3', 720, 1600),
];

/** The phones to choose from, by system. */
export const PHONES = [
  { system: 'iPhone', phones: IPHONES },
  { system: 'Android', phones: ANDROID_PHONES },
] as const;

const ALL: readonly Phone[] = PHONES.flatMap(({ phones }) => phones);

/** The value of a phone in a list. */
export const idOfPhone = ({ width, height }: ScreenSize): string => `${width}x${height}`;

/** @returns `undefined` if no phone in the list has that size */
export const findPhone = (id: string): Phone | undefined => ALL.find((each) => idOfPhone(each) === id);

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
export const marginsOn = ({ width, height }: ScreenSize) => ({
  top: Math.ceil(height * COVERED.clock),
  bottom: Math.ceil(height * COVERED.buttons),
  sides: Math.ceil(width * SIDES),
});
