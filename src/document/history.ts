import { type Draft, type ExpectancyChoice, withChoice } from './draft.ts';
import type { PersonField, Target } from './field.ts';

export const MAX_STEPS = 50;

/** What a change was: its words are chosen where the button is that undoes it. */
export type ChangeLabel =
  | {
      readonly verb: 'added' | 'changed' | 'removed';
      /** As entered, or the position of an activity without a name, from 1, or a field. */
      readonly what:
        | { readonly name: string }
        | { readonly activity: number }
        | { readonly field: PersonField };
    }
  | { readonly verb: 'addedEvents' | 'backup' | 'tab' | 'saved' };

/** A change that can be undone, or, once it is, made again. */
export interface Step {
  readonly label: ChangeLabel;
  readonly target: Target;
  /** Changes with the same key, one after the other, are one: they type a text. */
  readonly typing?: string;
  /** Whether the results follow the change at once, and so its undo. */
  readonly resubmits?: true;
  /** The document before the change; once it is undone, the one after it. */
  readonly draft: Draft;
}

/** A change of the document. */
export interface Change {
  /** Returns the same draft if nothing changes. */
  readonly reduce: (draft: Draft) => Draft;
  /** `null` for a change that is part of the one before, and is undone with it. */
  readonly describe: (before: Draft) => Omit<Step, 'draft'> | null;
  /** The document that its undo brings back, if that is not the present one. */
  readonly before?: Draft;
  /** Whether the page leads to what was changed. */
  readonly leads?: true;
  /** Whether another document takes the place of this one. */
  readonly replaces?: true;
}

export interface History {
  readonly draft: Draft;
  /** The changes that can be undone, the latest last. */
  readonly steps: readonly Step[];
  /** Those that can be made again, the next one last. */
  readonly undone: readonly Step[];
}

/** Applies a change to the document. Returns the same state if nothing changes. */
export function applyChange<State extends History>(
  state: State,
  { reduce, describe, before = state.draft }: Change,
): State {
  const draft = reduce(state.draft);
  if (draft === before) return state;
  const step = describe(state.draft);
  if (!step) return { ...state, draft };
  const goesOn = step.typing !== undefined && state.steps.at(-1)?.typing === step.typing;
  const steps = goesOn ? state.steps : [...state.steps, { ...step, draft: before }].slice(-MAX_STEPS);
  return { ...state, draft, steps, undone: [] };
}

export function undo<State extends History>(state: State): State {
  const { draft, steps, undone } = state;
  const last = steps.at(-1);
  if (!last) return state;
  return { ...state, draft: last.draft, steps: steps.slice(0, -1), undone: [...undone, { ...last, draft }] };
}

export function redo<State extends History>(state: State): State {
  const { draft, steps, undone } = state;
  const next = undone.at(-1);
  if (!next) return state;
  const { typing: _, ...step } = next;
  return { ...state, draft: next.draft, steps: [...steps, { ...step, draft }], undone: undone.slice(0, -1) };
}

/** A choice in the results is none of the changes that are undone: it stays when one of them is. */
export function chooseExpectancy<State extends History>(state: State, choice: Partial<ExpectancyChoice>) {
  const choose = <Has extends Pick<Step, 'draft'>>(has: Has) => ({
    ...has,
    draft: withChoice(has.draft, choice),
  });
  return { ...choose(state), steps: state.steps.map(choose), undone: state.undone.map(choose) };
}

/**
 * The steps after a submit: what is typed from then on is a step of its own, unless each character of it is submitted,
 * as on a card.
 */
export function endTyping(steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1);
  if (!last?.typing || last.resubmits) return steps;
  const { typing: _, ...step } = last;
  return [...steps.slice(0, -1), step];
}
