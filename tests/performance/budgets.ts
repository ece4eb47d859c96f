/** Transferred bytes: encoded bodies, without headers. A KB is 1000 bytes. */
const KB = 1000;

interface Budget {
  readonly limit: number;
  readonly reason: string;
}

/** The limits that hold on any machine. */
export const BUDGETS = {
  htmlBytes: {
    limit: 13.6 * KB,
    reason: 'The first round trip carries ten packets: 14.6 KB, of which the headers take up to 1 KB.',
  },
  interactiveScriptBytes: {
    limit: 75.6 * KB,
    reason: 'What must be fetched, parsed and run before the form works.',
  },
  bytesToResults: {
    limit: 125.4 * KB,
    reason: 'Everything up to the first results, with fonts and charts.',
  },
  requestsToResults: {
    limit: 8,
    reason: 'On a slow connection, each request waits for its turn.',
  },
  layoutShift: {
    limit: 0.002,
    reason:
      'None that a visitor would notice. A line that moves by its own height is 0.02 or more; this little is a word ' +
      'that moves a few pixels when its font arrives.',
  },
  sliderStepRatio: {
    limit: 6,
    reason:
      'The main thread’s work for a step of the slider, as a multiple of an empty page’s: 4.4 to 5.2 as measured. It has ' +
      'two frames, the slider’s own and that of what follows it, and costs no more than what is in view.',
  },
  sliderGrowth: {
    limit: 1.5,
    reason: 'The same with 140 years ahead, as a multiple of 30 years ahead: 0.7 to 1.3 as measured.',
  },
  sliderEntries: {
    limit: 2,
    reason:
      'The same with five spans, eight chapters and 50 moments, as a multiple of a life with none of them.',
  },
  lighthouseScore: {
    limit: 100,
    reason: 'Accessibility, best practices and SEO: Lighthouse finds nothing to improve.',
  },
} satisfies Record<string, Budget>;
