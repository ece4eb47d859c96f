import type { WithFigure } from '../messages/plural.ts';

/**
 * A sentence before and after its figure, which the page shows in bold.
 * @example splitAtFigure('Time for # songs.') // { before: 'Time for ', after: ' songs.' }
 */
export function splitAtFigure(sentence: WithFigure): { readonly before: string; readonly after: string } {
  const [before = '', ...rest] = sentence.split('#');
  return { before, after: rest.join('#') };
}
