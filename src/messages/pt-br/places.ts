/**
 * Where something is.
 * @param place its name within a sentence, with its article if it takes one
 * @example inPlace('o Brasil') // 'no Brasil'
 */
export const inPlace = (place: string): string => (/^[ao]s? /.test(place) ? `n${place}` : `em ${place}`);
