/** Transferred bytes: encoded bodies, without headers. A KB is 1000 bytes. */
const KB = 1000;

interface Budget {
  readonly limit: number;
  readonly reason: string;
}

/** Limits of bytes are this many times the measured size. */
const MARGIN = 1.02;

/**
 * @param script bytes before the form works
 * @param results bytes up to the first results
 * @param requests up to the first results
 */
const transfers = (script: number, results: number, requests: number) => ({
  interactiveScriptBytes: {
    limit: Math.round(MARGIN * script),
    reason: 'What must be fetched, parsed and run before the form works.',
  },
  bytesToResults: {
    limit: Math.round(MARGIN * results),
    reason: 'Everything up to the first results, with fonts and charts.',
  },
  requestsToResults: {
    limit: requests,
    reason: 'On a slow connection, each request waits for its turn.',
  },
});

/**
 * By the path of the language, as measured. German, Spanish, French and Portuguese have more letters in their font files.
 */
const TRANSFERS: Readonly<Record<string, ReturnType<typeof transfers>>> = {
  '': transfers(79_690, 135_858, 10),
  'ar/': transfers(80_063, 138_405, 10),
  'de/': transfers(80_131, 141_363, 10),
  'es/': transfers(80_015, 140_201, 10),
  'fr/': transfers(80_274, 141_217, 10),
  'ja/': transfers(80_121, 138_260, 10),
  'pt-br/': transfers(80_121, 140_444, 10),
  'zh-hans/': transfers(79_866, 137_034, 10),
};

/** @param path of the page in its language: `de/`; empty for English */
export function transferBudgets(path: string) {
  const budgets = TRANSFERS[path];
  if (!budgets) throw new Error(`There are no budgets for /${path}`);
  return budgets;
}

/** The limits that hold on any machine. */
export const BUDGETS = {
  htmlBytes: {
    limit: 13.3 * KB,
    reason:
      'The first round trip carries ten packets: 14.6 KB, of which the headers take 1.4 KB. That leaves 13.2 KB, as much as ' +
      'the Japanese page has.',
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
