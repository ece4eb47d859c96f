/** A source with its license: both are links, so that the sentence is in parts around them. */
export const DATA_SOURCE_MESSAGES = {
  /** @param use what the source is used for */
  beforeTitle: (use: string) => `${use} `,
  beforeLicense: ' (',
  end: '). ',
} as const;
