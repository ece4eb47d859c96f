/** A figure, as written, that is just on the other side of a level. */
export const NEAR_MESSAGES = {
  over: (figure: string) => `just over ${figure}`,
  under: (figure: string) => `just under ${figure}`,
} as const;
