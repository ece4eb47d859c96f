/** The limits that hold on any machine. Sizes are transferred bytes: encoded bodies, without headers. */
export const BUDGETS = {
  /**
   * The first round trip carries ten packets: 14.6 KB, of which the headers take 1.4 KB. That leaves 13.2 KB; the English
   * page has 10.6.
   */
  htmlBytes: 10_820,
  /** What must be fetched, parsed and run before the form works: 105.3 KB in English, 107.8 in German. */
  interactiveScriptBytes: 109_950,
  /** Everything up to the results, with all sections and fonts: 215.4 KB in English, 223 in German. */
  bytesToResults: 227_450,
  /** On a slow connection, each request waits for its turn. */
  requestsToResults: 11,
  /**
   * The view is opened by devices that do nothing else, and in every new tab: 35.7 KB in English, 37.9 in Arabic. 1.2 of
   * them read the life tables, for the life expectancy that was chosen.
   */
  viewBytes: 38_700,
  /**
   * None that a visitor would notice. A line that moves by its own height is 0.02 or more; this little is a word that
   * moves a few pixels when its font arrives.
   */
  layoutShift: 0.002,
  /**
   * The main thread's work for a step of the slider with 140 years ahead, as a multiple of an empty page's: 3.5 to 4 as
   * measured. It costs no more than what is in view.
   */
  sliderStepRatio: 6,
  /** The same as a multiple of 30 years ahead: 0.7 to 1.3 as measured. */
  sliderGrowth: 2,
  /** The same with five spans, eight chapters and 50 moments, as a multiple of a life with none of them. */
  sliderEntries: 3,
};
