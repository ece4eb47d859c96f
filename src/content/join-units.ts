/** What is counted or measured, behind a figure. */
const UNITS =
  'billion|million|years?|weeks?|days?|hours?|minutes?|months?|people|adults|times?|km|higher|lower|more';
const FIGURE_AND_UNIT = new RegExp(`(\\d%?) (?=(?:${UNITS})\\b)`, 'g');
const NO_BREAK_SPACE = '\u00a0';

/**
 * Keeps a figure and its unit on one line.
 * @example joinUnits('7 hours a week') // '7\u00a0hours a week'
 */
export const joinUnits = (sentence: string): string =>
  sentence.replace(FIGURE_AND_UNIT, `$1${NO_BREAK_SPACE}`);
