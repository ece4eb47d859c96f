import type { ShownLife } from '../../document/submitted-life.ts';
import type { Marks } from '../../life/place-events.ts';
import type { PosterProps } from './poster.tsx';
import type { Paper, PosterId } from './poster-formats.ts';

/** What the visitor has chosen. */
export interface PosterChoices {
  readonly id: PosterId;
  readonly paper: Paper;
  readonly title: string;
  readonly showsBirthdate: boolean;
  /** Whether it has chapters and moments: asked anew for each format. `null` until it is chosen. */
  readonly marked: boolean | null;
}

/** Whether others see a format. What those may have is asked for; what the visitor keeps has it until it is taken out. */
export const isPosted = (id: PosterId): boolean => id !== 'print';

export const DEFAULT_CHOICES: PosterChoices = {
  id: 'print',
  paper: 'a3',
  title: '',
  showsBirthdate: false,
  marked: null,
};

interface PosterLife extends Pick<ShownLife, 'dates'> {
  readonly marks: Marks | null;
}

/**
 * What a poster shows of a life: nothing personal that was not chosen, except for chapters and moments in a print. People are on
 * none.
 */
export function chooseContent(
  { id, title, marked, showsBirthdate }: PosterChoices,
  { dates, marks }: PosterLife,
): Pick<PosterProps, 'title' | 'birthdate' | 'marks'> {
  return {
    title,
    birthdate: showsBirthdate ? (dates?.birthdate ?? null) : null,
    marks: (marked ?? !isPosted(id)) ? marks : null,
  };
}
