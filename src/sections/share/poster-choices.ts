import type { ShownLife } from '../../document/submitted-life.ts';
import type { Marks } from '../../life/place-events.ts';
import type { PeopleFigures } from '../../results/use-people-figures.ts';
import type { PosterProps } from './poster.tsx';
import type { Paper, PosterId } from './poster-formats.ts';

/** What a poster is about: the weeks of a life, or the days with people. */
type Subject = 'life' | 'people';

/** The subjects of each format. A print is of a whole life. */
const SUBJECTS: Readonly<Record<PosterId, readonly Subject[]>> = {
  print: ['life'],
  square: ['life', 'people'],
  story: ['life', 'people'],
};

/** What the visitor has chosen. A choice that a format does not offer is kept for those that do. */
export interface PosterChoices {
  readonly id: PosterId;
  readonly paper: Paper;
  readonly subject: Subject;
  readonly title: string;
  readonly showsBirthdate: boolean;
  /** Whether it has chapters and moments: asked anew for each format and subject. `null` until it is chosen. */
  readonly marked: boolean | null;
}

/** Whether others see a format. What those may have is asked for; what the visitor keeps has it until it is taken out. */
export const isPosted = (id: PosterId): boolean => id !== 'print';

export const DEFAULT_CHOICES: PosterChoices = {
  id: 'print',
  paper: 'a3',
  subject: 'life',
  title: '',
  showsBirthdate: false,
  marked: null,
};

interface PosterLife extends Pick<ShownLife, 'dates'> {
  readonly marks: Marks | null;
  readonly people: PeopleFigures;
}

/**
 * What a poster offers and shows of a life. Nothing personal is shown that was not chosen, except for chapters and moments
 * in a print; and nothing that the form does not offer for the chosen format: people only on a poster of
 * people, and a date of birth, chapters and moments only on others.
 */
export function chooseContent(choices: PosterChoices, { dates, marks, people }: PosterLife) {
  const { id, title } = choices;
  const hasPeople = people.status === 'known' && people.people.length > 0;
  const subjects = SUBJECTS[id].filter((each) => each !== 'people' || hasPeople);
  const subject = subjects.find((each) => each === choices.subject) ?? 'life';
  const offersMarks = subject === 'life' && marks !== null;
  const offersBirthdate = subject === 'life' && dates !== null;
  const includesMarks = offersMarks && (choices.marked ?? !isPosted(id));
  const content: Pick<PosterProps, 'title' | 'birthdate' | 'marks' | 'people'> = {
    title,
    birthdate: offersBirthdate && choices.showsBirthdate ? dates.birthdate : null,
    marks: includesMarks ? marks : null,
    people: subject === 'people' ? people : null,
  };
  return { subjects, subject, offersMarks, includesMarks, offersBirthdate, content };
}
