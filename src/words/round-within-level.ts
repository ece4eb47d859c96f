import { NEAR } from '#words/form.ts';
import { roundToTenth } from '../life/round.ts';

/**
 * Rounds a figure, to a tenth unless `round` says otherwise.
 * @returns on which `side` of what it is rounded to the figure is, if rounding moves it to another level
 * @example roundWithinLevel(24.01, dayLoad) // { rounded: 24, side: 'over' }
 */
export function roundWithinLevel(value: number, levelOf: (value: number) => string, round = roundToTenth) {
  const rounded = round(value);
  const side = levelOf(rounded) === levelOf(value) ? 'at' : value > rounded ? 'over' : 'under';
  return { rounded, side } as const;
}

export const addSide = (written: string, side: ReturnType<typeof roundWithinLevel>['side']): string =>
  side === 'at' ? written : NEAR[side]({ figure: written });
