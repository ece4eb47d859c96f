import * as v from 'valibot';

/** A whole number of at most so many digits. */
export const whole = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${digits}}$`)), v.transform(Number));

/** A number within limits. */
export const decimal = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^[\d.e-]+$/), v.transform(Number), v.minValue(min), v.maxValue(max));
