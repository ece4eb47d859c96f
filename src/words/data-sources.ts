/** A publication of figures about countries, and the license to show them. */
export interface DataSource {
  /** As it was published. */
  readonly title: string;
  readonly url: string;
  readonly license: { readonly name: string; readonly url: string };
}

/** Where the figures of countries come from. Their licenses ask for the source, the license and a word on changes. */
export const DATA_SOURCES = {
  worldBank: {
    title: 'World Bank, World Development Indicators',
    url: 'https://data.worldbank.org/indicator/SP.DYN.LE00.IN',
    license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  },
  unitedNations: {
    title: 'United Nations, World Population Prospects 2024',
    url: 'https://github.com/PPgp/wpp2024',
    license: { name: 'CC BY 3.0 IGO', url: 'https://creativecommons.org/licenses/by/3.0/igo/' },
  },
} as const satisfies Record<string, DataSource>;
