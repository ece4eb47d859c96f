import { FORM, REDO, UNDO } from '#words/form.ts';
import type { ChangeLabel } from '../document/history.ts';
import { cleanText } from '../words/clean-text.ts';
import { isolateName } from '../words/isolate-name.ts';

const MAX_NAME = 24;

function shorten(name: string): string {
  const clean = cleanText(name);
  const characters = Array.from(new Intl.Segmenter().segment(clean), ({ segment }) => segment);
  return characters.length > MAX_NAME ? `${characters.slice(0, MAX_NAME).join('').trim()}…` : clean;
}

/** @example describe(UNDO, { verb: 'removed', what: { name: 'Lisbon' } }) // 'Undo removing Lisbon' */
function describe(words: typeof UNDO | typeof REDO, label: ChangeLabel): string {
  if (!('what' in label)) return words[label.verb];
  const { verb, what } = label;
  if ('field' in what) return words[verb]({ name: isolateName(FORM[what.field]) });
  const name = 'name' in what ? what.name : FORM.activity({ position: what.activity });
  return words[verb]({ name: isolateName(shorten(name)) });
}

export const describeUndo = (label: ChangeLabel): string => describe(UNDO, label);
export const describeRedo = (label: ChangeLabel): string => describe(REDO, label);
