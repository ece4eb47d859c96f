import type { Country } from './life-expectancy.ts';

/**
 * The World Bank's economies: each alpha-3 code, followed by its alpha-2 code where that is not its first two letters.
 * All are in ISO 3166-1 but XKX (Kosovo), which Intl knows as XK. CHI (Channel Islands) is left out, since it has no
 * alpha-2 code.
 */
const CODES =
  'ABWAW AFG AGOAO ALB ANDAD AREAE ARG ARMAM ASM ATGAG AUS AUTAT AZE BDIBI BEL BENBJ BFA BGDBD BGR BHR ' +
  'BHSBS BIHBA BLRBY BLZBZ BMU BOL BRA BRBBB BRNBN BTN BWA CAFCF CAN CHE CHLCL CHNCN CIV CMR CODCD ' +
  'COGCG COL COMKM CPVCV CRI CUB CUWCW CYMKY CYP CZE DEU DJI DMA DNKDK DOM DZA ECU EGY ERI ESP ESTEE ' +
  'ETH FIN FJI FRA FROFO FSMFM GAB GBR GEO GHA GIB GINGN GMB GNBGW GNQGQ GRC GRDGD GRLGL GTM GUM GUYGY ' +
  'HKG HND HRV HTI HUN IDN IMN IND IRLIE IRN IRQIQ ISL ISRIL ITA JAMJM JOR JPN KAZKZ KEN KGZ KHM KIR ' +
  'KNA KORKR KWT LAO LBN LBRLR LBYLY LCA LIE LKA LSO LTU LUX LVA MACMO MAFMF MAR MCO MDA MDGMG MDVMV ' +
  'MEXMX MHL MKD MLI MLTMT MMR MNEME MNG MNPMP MOZMZ MRT MUS MWI MYS NAM NCL NER NGA NIC NLD NOR NPL ' +
  'NRU NZL OMN PAKPK PAN PER PHL PLWPW PNGPG POLPL PRI PRKKP PRTPT PRYPY PSE PYFPF QAT ROU RUS RWA SAU ' +
  'SDN SENSN SGP SLBSB SLE SLVSV SMR SOM SRBRS SSD STP SURSR SVKSK SVNSI SWESE SWZSZ SXM SYCSC SYR TCA ' +
  'TCDTD TGO THA TJK TKMTM TLS TON TTO TUNTN TURTR TUVTV TZA UGA UKRUA URYUY USA UZB VCT VEN VGB VIR ' +
  'VNM VUT WSM XKX YEM ZAF ZMB ZWE';

const alpha2Codes = new Map(
  CODES.split(' ').map((entry) => [entry.slice(0, 3), entry.slice(3) || entry.slice(0, 2)]),
);

/** @param code alpha-3, upper case. @returns alpha-2; `undefined` for any code that is not in the list above */
export const alpha2Of = (code: string): string | undefined => alpha2Codes.get(code);

/**
 * Alpha-2 codes of the inhabited places of ISO 3166-1 that are none of the World Bank's economies. Jersey and Guernsey are
 * the Channel Islands.
 */
const WITHOUT_FIGURE = 'AI AX BL BQ CC CK CX EH FK GF GP MQ MS NF NU PM PN RE SH SJ TK TW VA WF YT';

/** The alpha-2 codes of the places that are missing in a list of countries, in a fixed order. */
export function placesMissingIn(countries: readonly Country[]): readonly string[] {
  const listed = new Set(countries.map(({ code }) => alpha2Of(code)));
  return [...alpha2Codes.values(), ...WITHOUT_FIGURE.split(' ')].filter((alpha2) => !listed.has(alpha2));
}

/**
 * Creates a function that returns the name of a place in a language, by its alpha-2 code; `undefined` if there is none.
 * @param locale a BCP 47 tag that Intl knows, such as `en` or `de-CH`
 * @param style `short` gives “UK” if the language has such a name
 */
export function placeNamesIn(locale: string, style: 'long' | 'short' = 'long') {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none', style });
  return (alpha2: string) => names.of(alpha2);
}

/** Creates a function that returns a country's name in a language; `undefined` if there is none. @param locale as above */
export function namesIn(locale: string): (country: Country) => string | undefined {
  const nameIn = placeNamesIn(locale);
  return ({ code }) => {
    const alpha2 = alpha2Of(code);
    return alpha2 && nameIn(alpha2);
  };
}

/**
 * The names that a page in a language shows: a country's everyday name, else the one that Intl has, else the World Bank's.
 * @param language a BCP 47 tag that Intl knows
 * @param everydayNames by alpha-3 code, where Intl's name is long or missing
 */
export function shownNamesIn(language: string, everydayNames: Readonly<Partial<Record<string, string>>>) {
  const nameIn = namesIn(language);
  const nameOf = (country: Country) => everydayNames[country.code] ?? nameIn(country) ?? country.name;
  return { language, nameOf };
}

export type ShownNames = ReturnType<typeof shownNamesIn>;

/** The alpha-3 codes of all economies, the Channel Islands among them. */
export const countryCodes = (): readonly string[] => [...alpha2Codes.keys(), 'CHI'];
