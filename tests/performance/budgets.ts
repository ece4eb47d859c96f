/** Transferred bytes: encoded bodies, without headers. A KB is 1000 bytes. */
const KB = 1000;

interface Budget {
  readonly limit: number;
  readonly reason: string;
}

/** The limits that hold on any machine. */
export const BUDGETS = {
  htmlBytes: {
    limit: 10.7 * KB,
    reason:
      'The first round trip carries ten packets: 14.6 KB, of which the headers take 1.4 KB. That leaves 13.2 KB; the ' +
      'English page has 10.4.',
  },
  interactiveScriptBytes: {
    limit: 108.2 * KB,
    reason:
      'What must be fetched, parsed and run before the form works: 103.7 KB in English, 106.2 in German.',
  },
  bytesToResults: {
    limit: 224.8 * KB,
    reason:
      'Everything up to the results, with all sections and fonts: 212.0 KB in English, 220.4 in French.',
  },
  requestsToResults: {
    limit: 11,
    reason: 'On a slow connection, each request waits for its turn.',
  },
  viewBytes: {
    limit: 60 * KB,
    reason: 'The view is opened by devices that do nothing else, and in every new tab: 29 KB as measured.',
  },
  layoutShift: {
    limit: 0.002,
    reason:
      'None that a visitor would notice. A line that moves by its own height is 0.02 or more; this little is a word ' +
      'that moves a few pixels when its font arrives.',
  },
  sliderStepRatio: {
    limit: 5,
    reason:
      'The main thread’s work for a step of the slider, as a multiple of an empty page’s: about 3 as measured. It costs ' +
      'no more than what is in view.',
  },
  sliderGrowth: {
    limit: 2,
    reason: 'The same with 140 years ahead, as a multiple of 30 years ahead: 0.7 to 1.3 as measured.',
  },
  sliderEntries: {
    limit: 3,
    reason:
      'The same with five spans, eight chapters and 50 moments, as a multiple of a life with none of them.',
  },
  lighthouseScore: {
    limit: 100,
    reason: 'Accessibility, best practices and SEO: Lighthouse finds nothing to improve.',
  },
} satisfies Record<string, Budget>;
