import { useState } from 'react';
import type { AskedPart } from '../../events/kind.ts';
import type { Chapter, KindName } from '../../life/life-events.ts';
import { useLeaveQuestion } from '../../platform/carried-state.ts';

/** What is asked: what a line is, one of its parts, or the order of day and month in all lines. */
export type QuestionName = 'kind' | 'reading' | 'dayOrder' | AskedPart;

/** What the visitor has chosen or typed, by the question. */
export type Answers = { readonly [Name in QuestionName]?: string };

/** In place of a line, for what is answered for all of them. */
export const ALL_LINES = '';

export interface AddedEntry {
  readonly kind: KindName;
  readonly id: string;
  readonly name: string;
  readonly line: string;
  /** Other chapters that were changed with it, as they were. */
  readonly changed: readonly Chapter[];
}

export interface TypedDraft {
  readonly text: string;
  /** How often the page has changed the text, which the browser keeps otherwise. */
  readonly edition: number;
  /** By the text of the line: an answer comes back with it. */
  readonly answers: ReadonlyMap<string, Answers>;
  /** What was added since something was typed. */
  readonly added: readonly AddedEntry[];
  /** Whether that can be taken back: until more is typed. */
  readonly offersBack: boolean;
}

const EMPTY: TypedDraft = { text: '', edition: 0, answers: new Map(), added: [], offersBack: false };

/** What was typed stays until it is added, also while no box is open: the browser asks before it is lost. */
export function useTypedDraft() {
  const [draft, onChange] = useState(EMPTY);
  useLeaveQuestion(draft.text.trim() !== '');
  return [draft, onChange] as const;
}

export const withText = (draft: TypedDraft, text: string): TypedDraft => ({
  ...draft,
  text,
  edition: draft.edition + 1,
});

export const withAnswer = (draft: TypedDraft, line: string, answer: Answers): TypedDraft => ({
  ...draft,
  answers: new Map(draft.answers).set(line, { ...draft.answers.get(line), ...answer }),
});
