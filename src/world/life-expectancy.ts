/** ISO 3166-1 alpha-3, upper case. */
export const COUNTRY_CODE = /^[A-Z]{3}$/;

/** Life expectancies at birth outside this range, in years, are taken for a mistake of the source. */
export const PLAUSIBLE_YEARS = { min: 10, max: 120 } as const;

/** A country in the picker's list. */
export interface Country {
  /** ISO 3166-1 alpha-3, upper case. */
  readonly code: string;
  /** The World Bank's name. */
  readonly name: string;
  /** Always 0: a list carries no figures. */
  readonly lifeExpectancy: 0;
}

/** A country's life expectancy at birth, with where it comes from. */
export interface LifeExpectancy {
  readonly code: string;
  /** Years at birth, both sexes. */
  readonly lifeExpectancy: number;
  /** The year that the figure describes. */
  readonly year: number;
  /** The publisher. */
  readonly source: string;
  /** Whether it is the figure that the project carries with it, rather than the publisher's answer of today. */
  readonly fromSnapshot?: true;
}

/** A figure with the name of its country, as the visitor chose it. */
export interface CountryFigure extends LifeExpectancy {
  readonly countryName: string;
}
