/**
 * The id of the weeks in the results. As the fragment of an address, it opens the page at them, once a saved life is
 * there.
 */
export const TODAY = 'today';
