/** ISO 3166-1 alpha-3, upper case. */
export const COUNTRY_CODE = /^[A-Z]{3}$/;

export interface Country {
  /** ISO 3166-1 alpha-3, upper case. */
  readonly code: string;
  /** The World Bank's name in the list, the everyday name once it is chosen. */
  readonly name: string;
}

export interface LifeExpectancy {
  readonly code: string;
  /** Years at birth, both sexes. */
  readonly lifeExpectancy: number;
  readonly year: number;
  /** The publisher. */
  readonly source: string;
  /** Whether it comes from the project's snapshot rather than from the publisher today. */
  readonly fromSnapshot?: true;
}

/** Neither the World Bank nor the own server has a figure for this country. */
export class NoLifeExpectancyError extends Error {
  override readonly name = 'NoLifeExpectancyError';

  constructor(code: string) {
    super(`No life expectancy is known for ${code}`);
  }
}
