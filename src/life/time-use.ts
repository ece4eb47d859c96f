/** The average use of time in one country, from a survey of diaries. */
export interface TimeUse {
  /** The survey or database. */
  readonly source: string;
  /** The year of the survey, or years such as "2009–10". */
  readonly year: string;
  /** The first and the last age of the people who took part, in years; only the first one for "and over". */
  readonly ages: readonly number[];
  /** Average minutes a day, over all days, weekends included, and all people, also those who don't do the activity. */
  readonly activities: readonly { readonly name: string; readonly minutes: number }[];
}

/** The minutes of an activity, such as "sleep", on an average day; `undefined` if the survey does not have it. */
export const minutesOf = ({ activities }: TimeUse, name: string): number | undefined =>
  activities.find((activity) => activity.name === name)?.minutes;
