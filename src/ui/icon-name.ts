/** The icons in use, by their Lucide names. */
export type IconName =
  | 'bed'
  | 'book-open'
  | 'briefcase'
  | 'bus'
  | 'calendar'
  | 'chef-hat'
  | 'circle'
  | 'clock'
  | 'coffee'
  | 'dumbbell'
  | 'film'
  | 'flower-2'
  | 'footprints'
  | 'gamepad-2'
  | 'globe'
  | 'graduation-cap'
  | 'hourglass'
  | 'languages'
  | 'moon'
  | 'music'
  | 'palette'
  | 'party-popper'
  | 'pen-line'
  | 'phone'
  | 'plane'
  | 'share-2'
  | 'shopping-bag'
  | 'spray-can'
  | 'sun'
  | 'tv'
  | 'users'
  | 'utensils';

/** Those that only stand below the first results. */
export type LazyIconName = Extract<
  IconName,
  | 'calendar'
  | 'clock'
  | 'coffee'
  | 'film'
  | 'footprints'
  | 'globe'
  | 'hourglass'
  | 'languages'
  | 'moon'
  | 'music'
  | 'pen-line'
  | 'sun'
>;

/** Those of activities, in the form. */
export type EarlyIconName = Exclude<IconName, LazyIconName>;
