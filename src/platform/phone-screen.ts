/** The screen of a phone or tablet in portrait, in its own pixels; `null` for a device with a mouse. */
export function readPhoneScreen(): { readonly width: number; readonly height: number } | null {
  if (!matchMedia('(pointer: coarse)').matches) return null;
  const [short, long] = [screen.width, screen.height]
    .map((pixels) => Math.round(pixels * devicePixelRatio))
    .toSorted((one, other) => one - other);
  return short && long ? { width: short, height: long } : null;
}
