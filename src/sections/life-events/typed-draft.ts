import { useState } from 'react';
import type { ChapterAnswers } from '../../life/join-chapter.ts';
import type { KindName } from '../../life/life-events.ts';
import { useLeaveQuestion } from '../../platform/carried-state.ts';

/** What the visitor has chosen or entered for a line. */
export interface LineAnswer extends ChapterAnswers {
  /** Of a line that is sure. */
  readonly kind?: KindName;
  /** The position of an answer to the question of a line. */
  readonly reading?: number;
  /** The year since which they know each other, as it was typed. */
  readonly since?: string;
}

/** An entry that was added from a line. */
export interface AddedEntry {
  readonly kind: KindName;
  readonly id: string;
  readonly name: string;
  readonly line: string;
}

export interface TypedDraft {
  readonly text: string;
  /** How often the page has changed the text, which the browser keeps otherwise. */
  readonly edition: number;
  /** By the text of the line: an answer comes back with it. */
  readonly answers: ReadonlyMap<string, LineAnswer>;
  /** Whether 3/4/2019 is April 3; `null` until that is answered. */
  readonly isDayFirst: boolean | null;
  /** What was added since something was typed. */
  readonly added: readonly AddedEntry[];
  /** Whether that can be taken back: until more is typed. */
  readonly offersBack: boolean;
}

const EMPTY: TypedDraft = {
  text: '',
  edition: 0,
  answers: new Map(),
  isDayFirst: null,
  added: [],
  offersBack: false,
};

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

export const withAnswer = (draft: TypedDraft, line: string, answer: LineAnswer): TypedDraft => ({
  ...draft,
  answers: new Map(draft.answers).set(line, { ...draft.answers.get(line), ...answer }),
});
