/** The texts in the page's head and of the page without script. Only the build uses them. */
export const HEAD_MESSAGES = {
  title: 'Lifetime Visualizer: how your life has been and will be spent',
  notFoundTitle: 'Page not found · Lifetime Visualizer',
  description:
    'See how your life has been and will be spent: years lived, weeks left, and the years that sleep, work and your other activities take. Free, without login; what you type stays on your device.',
  previewText: 'See how your life has been and will be spent.',
  previewAlt: 'An invented life as a picture: a ring of years by activity, beside its weeks as points.',
  noScript:
    'JavaScript is turned off in your browser. This page needs it to work out your results on your own device. Turn it on, then reload the page.',
  notStarted: 'This page hasn’t started yet, so its buttons don’t work.',
} as const;
