/** Rounds to hundredths of a pixel, for the numbers of a path. @example roundPixels(75.6439) // 75.64 */
export const roundPixels = (pixels: number) => Math.round(pixels * 100) / 100;
