import type { Format } from '../format.ts';
import type { WithFigure } from '../plural.ts';
import { phrase } from './plural.ts';
import { describeSurveyAges, type SurveyAges } from './survey-ages.ts';

/** What a survey counts, where that is not what the activity's name says. */
const COUNTED = {
  television: ' for TV',
  televisionAndRadio: ' for TV and radio',
  televisionRadioAndNewspapers: ' for TV, radio and newspapers',
  sports: ' for sports',
  sportsAndRecreation: ' for sports, exercise, and recreation',
  seeingFriends: ' for seeing friends',
  socializing: ' for socializing',
  housework: ' for housework',
  householdActivities: ' for household activities',
  workAndCommuting: ' for work and commuting',
  asNamed: '',
} as const;

/** What a survey's average includes that a visitor may not expect. */
const INCLUDED = {
  naps: ', naps included',
  peopleWithoutJob: ', with or without a job',
  nothing: '',
} as const;

/** An average of a country's survey. */
export interface Average extends SurveyAges {
  /** The country. */
  readonly place: string;
  /** The year of the survey, or years such as "2009–10". */
  readonly year: string;
  readonly counted: keyof typeof COUNTED;
  readonly included: keyof typeof INCLUDED;
}

const times = (average: string) => phrase({ one: `# times ${average}`, other: `# times ${average}` });

const people = (format: Format, average: Average) =>
  `(${describeSurveyAges(format, average)}${INCLUDED[average.included]}, ${average.year})`;

const ownAverage = (format: Format, average: Average) =>
  `the average${COUNTED[average.counted]} in ${average.place} ${people(format, average)}.`;

const americanAverage = (format: Format, average: Average) =>
  `the US average${COUNTED[average.counted]} ${people(format, average)}.`;

/** A visitor's hours beside an average. */
interface AverageSentences {
  /** @param figure how many times as long they are: `#` stands for it */
  readonly times: (format: Format, figure: number, average: Average) => WithFigure;
  readonly same: (format: Format, average: Average) => string;
}

/** Beside the average in the visitor's own country. */
export const OWN_AVERAGE: AverageSentences = {
  times: (format, figure, average) => times(ownAverage(format, average))(figure),
  same: (format, average) => `About ${ownAverage(format, average)}`,
};

/** Beside the one in the United States, if the own country has none; `null` if that says nothing in this language. */
export const AMERICAN_AVERAGE: AverageSentences | null = {
  times: (format, figure, average) => times(americanAverage(format, average))(figure),
  same: (format, average) => `About ${americanAverage(format, average)}`,
};
