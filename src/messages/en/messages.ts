import type { Format } from '../format.ts';
import { years } from './units.ts';

/** The texts of the page's head and form. Those that the specification quotes are letter for letter. */
export const MESSAGES = {
  productName: 'Lifetime Visualizer',
  theme: { toLight: 'Switch to light theme', toDark: 'Switch to dark theme' },
  calculating: { banner: 'Calculating your life visualization...', button: 'Calculating...' },
  form: {
    title: 'Tell Us About Yourself',
    lede: 'See what’s behind you, what may lie ahead, and where your time goes.',
    birthdate: 'Birthdate',
    country: 'Country',
    chooseCountry: 'Choose a country',
    lookingUp: 'Looking up…',
    late: 'This is taking a while. You can wait, or enter life expectancy manually.',
    lifeExpectancyOf: (format: Format, figure: number, source: string, year: number) =>
      `${years(format, figure)} · ${source} ${year}`,
    lifeExpectancyFromSnapshot: (format: Format, figure: number, source: string, year: number) =>
      `${years(format, figure)} · ${source} ${year}, from this page’s snapshot`,
    manual: 'Enter life expectancy manually',
    lifeExpectancy: 'Life expectancy (years)',
    lifeExpectancyHint: (format: Format) => `From 1 to 150, such as ${format.number(82.5)}.`,
    activities: 'Your average day',
    activity: (position: number) => `Activity ${position}`,
    activityName: (position: number) => `Activity ${position} name`,
    activityNamePlaceholder: 'Name an activity',
    activityHours: (position: number) => `Activity ${position} hours per day`,
    removeActivity: (position: number) => `Remove activity ${position}`,
    addActivity: 'Add activity',
    dayBar: 'Your day as a bar',
    hoursUnit: 'h',
    /** @param format of the figures, which are hours */
    total: (format: Format, { total, free }: { readonly total: number; readonly free: number }) =>
      `Total: ${format.number(total)} of 24 hours, ${format.number(free)} free`,
    /** Over the figure by too little to be shown, so that what is free is under its own. */
    totalJustOver: (format: Format, { total, free }: { readonly total: number; readonly free: number }) =>
      `Total: just over ${format.number(total)} of 24 hours, just under ${format.number(free)} free`,
    totalFull: 'Total: 24 of 24 hours, none free',
    totalOver: (format: Format, { total, over }: { readonly total: number; readonly over: number }) =>
      `Total: ${format.number(total)} hours, ${format.number(over)} more than a day has`,
    /** Over 24 hours by too little for a figure. */
    totalBarelyOver: 'Total: just over 24 hours, a little more than a day has',
    submit: 'Visualize My Life',
    privacy:
      'Everything stays on your device. Only your country’s code is sent, to look up its life expectancy.',
    changed: 'You’ve changed your entries. Press Visualize My Life to update the results.',
    problems: 'There is a problem',
    /** Which activity has a problem. @param activity its name by position */
    problemOf: (activity: string, problem: string) => `${activity}: ${problem}`,
    example: 'See an example',
    /** Where the life of the example was born. */
    exampleCountry: 'Canada',
    exampleShown: 'You’re looking at an example.',
    exampleChanged: 'Back to the example',
    averageDays: 'Start from an average day',
    setWhen: 'Set when',
    day: { done: 'An average day replaced your activities.', undone: 'Your activities are back.' },
    applied: {
      done: 'Your entries and results have changed.',
      undone: 'Your own entries are back.',
    },
    tab: {
      done: 'You changed your entries in another tab.',
      undone: 'The entries from this tab are back.',
    },
    backup: {
      button: 'Backup',
      title: 'Backup file',
      done: 'Your backup file is open.',
      undone: 'Your entries are back.',
    },
    activityRemoved: (name: string) => (name ? `Removed “${name}”.` : 'Removed an activity.'),
    undo: 'Undo',
    undoForm: 'Restore my entries',
  },
  results: { title: 'Your life in numbers' },
  days: {
    title: 'Average days',
  },
  remember: {
    label: 'Remember on this device',
    hint: 'Saves your entries in this browser until you untick this box. Don’t use it on a shared device.',
    failed: 'This browser won’t let the page save anything.',
    unread: 'Your saved entries couldn’t be loaded. Reload the page to open them.',
    newer: 'A newer version of this page has saved entries here. Reload the page to open them.',
  },
  link: {
    opening: 'Opening the shared life...',
    failed: 'The shared life couldn’t be shown. Reload the page, or try again later.',
    heading: 'Someone shared their life with you',
  },
  picker: {
    title: 'Choose a country',
    search: 'Search countries...',
    loading: 'Loading countries...',
    failed: 'The list of countries couldn’t be loaded. Try again, or enter life expectancy manually.',
    retry: 'Try again',
    manual: 'Enter life expectancy manually instead',
    close: 'Close',
  },
  toast: { announced: 'Message:', dismiss: 'Dismiss', region: 'Messages' },
  broken: {
    part: (name: string) =>
      `“${name}” couldn’t be shown. Everything else, including your entries, is still here.`,
    page: 'The page couldn’t be shown. Reload it, or try again later.',
    renewed:
      'This page may have been updated since you opened it. If trying again doesn’t help, reload it: your entries stay.',
    again: 'Try again',
    /** The same in full, for assistive technology. @param name of the section */
    againOf: (name: string) => `Try again: ${name}`,
    reload: 'Reload the page',
  },
} as const;
