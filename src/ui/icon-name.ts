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

/** The icons that are only used below the first results. */
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

/** The icons that the form needs. */
export type EarlyIconName = Exclude<IconName, LazyIconName>;
