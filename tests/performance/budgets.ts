/** Bytes on their way: bodies as they are encoded, without headers; KB are 1000 bytes. */
const KB = 1000;

interface Budget {
  readonly limit: number;
  readonly reason: string;
}

/** What the page may cost its visitor, whatever the machine. */
export const BUDGETS = {
  htmlBytes: {
    limit: 13.6 * KB,
    reason: 'The first round trip carries ten packets: 14.6 KB, of which the headers take up to 1 KB.',
  },
  interactiveScriptBytes: {
    limit: 80 * KB,
    reason: 'What must be fetched, read and run before the form answers.',
  },
  bytesToResults: {
    limit: 120 * KB,
    reason: 'Everything up to the first results, with fonts and charts.',
  },
  requestsToResults: {
    limit: 10,
    reason: 'Each request waits for its turn on a slow line.',
  },
  layoutShift: {
    limit: 0.001,
    reason:
      'None: nothing moves from under a finger or out of a reader’s sight. A line that moves by its own height is ' +
      '0.02 and more; this little is a word that a typeface, when it comes, sets a few pixels further.',
  },
  sliderStepRatio: {
    limit: 4.5,
    reason:
      'What the main thread works for a step of the slider, as a multiple of an empty page’s: 2.4 to 3.7 as ' +
      'measured, each step as cheap as what is in sight.',
  },
  sliderGrowth: {
    limit: 1.5,
    reason: 'The same for 140 years to come, as a multiple of 30 years to come: 0.8 to 1.3 as measured.',
  },
  lighthouseScore: {
    limit: 100,
    reason: 'Accessibility, best practices and findability: all that Lighthouse can look for is in order.',
  },
} satisfies Record<string, Budget>;
