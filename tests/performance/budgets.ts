/**
 * What the page promises, with room: only a fault passes these limits. Sizes are transferred bytes: encoded bodies, without
 * headers. `npm run bench` prints what is measured.
 */
export const BUDGETS = {
  /** The first round trip carries ten packets, 14.6 KB, of which the headers take 1.77 KB. */
  htmlBytes: 12_800,
  /** What must be fetched, parsed and run before the form works. A picker of dates or a library of charts does not fit in. */
  interactiveScriptBytes: 115_000,
  /** Everything up to the results, with all sections and fonts: five seconds at the 400 kbit/s of a poor connection. */
  bytesToResults: 240_000,
  /** On a slow connection, each request waits for its turn. */
  requestsToResults: 11,
  /** The view is opened by devices that do nothing else, and in every new tab. React would take more than all of it. */
  viewBytes: 42_000,
  /** The copy for offline use after a first visit: a third more than the results, for somebody who may never come again. */
  offlineBytes: 350_000,
  offlineRequests: 35,
  /** Both fonts, up to the results. Without subsetting they would be 41 KB. */
  fontBytes: 20_000,
  /** Messengers leave out a preview of a link that is much larger. */
  previewBytes: 300_000,
  /**
   * Nothing moves that a visitor would notice: a line that moves what is below it by its own height is 0.02 or more. A word
   * that moves a few pixels when its font arrives is a fiftieth of that.
   */
  layoutShift: 0.02,
};
