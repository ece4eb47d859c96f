/** The texts in the page's head and of the page without script. Only the build uses them. */
export const HEAD_MESSAGES = {
  title: 'Lifetime Visualizer: your life in years and weeks',
  notFoundTitle: 'Page not found · Lifetime Visualizer',
  description:
    'See your life in years and weeks: years lived, weeks left, and the years that sleep, work and your other activities take. Free, no login, and your entries stay on your device.',
  /** Of the page as an app on a device: its name where there is little room, and what it is. */
  appName: 'Lifetime',
  appDescription:
    'See your life in years and weeks: years lived, weeks left, and the years that sleep, work and your other activities take.',
  previewText:
    'See your life in years and weeks: what’s behind you, what may lie ahead, and where the time goes.',
  previewAlt: 'An invented life as a picture: a ring of years by activity, beside its weeks as dots.',
  noScript:
    'JavaScript is turned off in your browser. This page needs it to calculate your results on your device. Turn it on, then reload the page.',
  notStarted: 'This page hasn’t started yet, so its buttons don’t work.',
} as const;
