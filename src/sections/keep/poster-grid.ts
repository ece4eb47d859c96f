/** The full results: two columns between margins, over the bars. Lengths are in pixels. */
export const POSTER_WIDTH = 1080;
export const MARGIN = 72;
export const INNER_WIDTH = POSTER_WIDTH - 2 * MARGIN;
export const WEEKS_WIDTH = 500;
/** The column beside the weeks. */
export const SIDE_X = MARGIN + WEEKS_WIDTH + 52;
export const SIDE_WIDTH = POSTER_WIDTH - MARGIN - SIDE_X;
export const LINE_HEIGHT = 20;

/** How their text looks. */
export const FIGURE = { look: 'chart-figure' } as const;
export const TITLE = { look: 'chart-figure', size: 26 } as const;
export const LABEL = { look: 'chart-label' } as const;
export const NAME = { look: 'chart-name', lineHeight: LINE_HEIGHT } as const;
export const NAME_FONT = '15px var(--sans)';
/** From the baseline of a column's title down to the column. */
export const TITLE_ABOVE_COLUMNS = 20;
/** From the baseline of a section's title down to its list. */
export const LIST_GAP = 28;
