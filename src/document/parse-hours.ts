import { MINUTES_PER_HOUR } from '../life/activity.ts';
import { UNITS } from '../words/current/languages.ts';
import { isNumberText, toPlainNumber } from '../words/number-text.ts';

/** Whether a text is a unit in any language of the page. The beginning of one is one that is being typed. */
const isUnit = (unit: 'hours' | 'minutes', typed: string) =>
  UNITS[unit].some((word) => word.startsWith(typed));

const CLOCK = /^(\d+):([0-5]?\d?)$/;
const FRACTION = /^(?:(\d+) +)?(\d+)\/(\d*)$/;
/** A figure with its unit, and maybe minutes behind it: `8h`, `8 h 30`, `8 hours and 30 minutes`. */
const WITH_UNIT = new RegExp(
  String.raw`^([-\d.:/ ]*\d) *(\p{L}+)(?: *(?:${UNITS.and.join('|')})? *([0-5]?\d) *(\p{L}*))?$`,
  'u',
);

const toHundredths = (hours: number) => Math.round(hours * 100) / 100;

/** Writes ½ as 1/2, behind a space, and the full-width signs of East Asian keyboards as those of others. */
const toPlainSigns = (text: string) =>
  text
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKC')}`)
    .replaceAll('⁄', '/')
    .replaceAll('／', '/')
    .replaceAll('：', ':');

/** Reads a number, hours and minutes, or a fraction. @returns `null` for anything else */
function parseFigure(plain: string): number | null {
  const [, hours, minutes] = CLOCK.exec(plain) ?? [];
  if (hours) return toHundredths(Number(hours) + Number(minutes) / MINUTES_PER_HOUR);
  const [, whole = '0', part, parts] = FRACTION.exec(plain) ?? [];
  const read = part ? toHundredths(Number(whole) + Number(part) / Number(parts || 1)) : Number(plain);
  return Number.isFinite(read) && (part || isNumberText(plain)) ? read : null;
}

function parseWithUnit(plain: string): number | null {
  const [, figure, unit, minutes = '', minuteUnit = ''] = WITH_UNIT.exec(plain) ?? [];
  const read = figure === undefined ? null : parseFigure(figure);
  if (!figure || !unit || read === null) return null;
  const hasClock = figure.includes(':');
  if (isUnit('hours', unit)) {
    if (minutes === '') return read;
    const isReadable = !hasClock && (minuteUnit === '' || isUnit('minutes', minuteUnit));
    return isReadable ? toHundredths(read + Number(minutes) / MINUTES_PER_HOUR) : null;
  }
  return isUnit('minutes', unit) && !hasClock && minutes === ''
    ? toHundredths(read / MINUTES_PER_HOUR)
    : null;
}

/**
 * Parses hours entered as a number, as hours and minutes, or as a fraction, with or without their unit in any language of
 * the page. All but numbers are rounded to a hundredth of an hour, and are also parsed while they are incomplete.
 * @returns hours, not limited to a day; 0 for no text and for the beginning of a number; `null` for any other text
 * @example parseHours('7:30') // 7.5
 * @example parseHours('7½ h') // 7.5
 * @example parseHours('7 to 8') // null
 */
export function parseHours(text: string): number | null {
  const plain = toPlainNumber(toPlainSigns(text));
  if (isNumberText(plain) && !/\d/.test(plain)) return 0;
  // Without the dots of abbreviations, marks of direction and no-break spaces.
  const words = plain
    .toLowerCase()
    .replace(/(?<=\p{L})\.|\p{Cf}/gu, '')
    .replace(/\s/g, ' ');
  const hours = parseFigure(plain) ?? parseWithUnit(words);
  // Adding 0 turns −0 into 0.
  return hours === null ? null : hours + 0;
}
