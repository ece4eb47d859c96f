import { alpha2Of, type NamedCountry, namesIn } from './country-names.ts';

/**
 * By alpha-3 code: names in a country's official languages, from CLDR 48, where the language of most people there does
 * not give them, or where Chromium has no names in it.
 */
const OWN_NAMES: Readonly<Record<string, string>> = {
  ALB: 'Shqipëri',
  ARM: 'Հայաստան',
  AZE: 'Azərbaycan',
  BDI: 'Uburundi',
  BIH: 'Bosna i Hercegovina, Босна и Херцеговина',
  BTN: 'འབྲུག',
  CAF: 'Ködörösêse tî Bêafrîka',
  CHE: 'Svizra',
  ERI: 'ኤርትራ',
  ESP: 'Espanya, Espainia',
  FRO: 'Føroyar',
  GBR: 'Y Deyrnas Unedig, An Rìoghachd Aonaichte',
  GEO: 'საქართველო',
  GHA: 'Gaana',
  GRL: 'Kalaallit Nunaat',
  IND: 'ভারত, ਭਾਰਤ, ભારત, இந்தியா, భారతదేశం, ಭಾರತ, ഇന്ത്യ, بھارت',
  IRL: 'Éire',
  IRQ: 'عێراق',
  KAZ: 'Қазақстан',
  KGZ: 'Кыргызстан',
  KHM: 'កម្ពុជា',
  LAO: 'ລາວ',
  LKA: 'ශ්‍රී ලංකාව, இலங்கை',
  LUX: 'Lëtzebuerg',
  MDG: 'Madagasikara',
  MKD: 'Северна Македонија',
  MMR: 'မြန်မာ',
  MNG: 'Монгол',
  NER: 'Nijar',
  NZL: 'Aotearoa',
  SEN: 'Senegaal',
  SGP: 'Singapura, சிங்கப்பூர்',
  SOM: 'Soomaaliya',
  TJK: 'Тоҷикистон',
  UZB: 'Oʻzbekiston',
  XKX: 'Kosovë',
  ZAF: 'Suid-Afrika, EMzantsi Afrika, iNingizimu Afrika',
};

/** The language of most people in a region, with its script, as a BCP 47 tag. @param region alpha-2 */
function likelyLanguage(region: string): string {
  const { language, script } = new Intl.Locale(`und-${region}`).maximize();
  return `${language}-${script}`;
}

/** Creates a function that gives a country's names in its own languages. */
export function createOwnNames(): (country: NamedCountry) => string[] {
  const known = new Map<string, ReturnType<typeof namesIn>>();
  const nameIn = (language: string, country: NamedCountry) => {
    const nameOf = known.get(language) ?? namesIn(language);
    known.set(language, nameOf);
    return nameOf(country);
  };
  return (country) => {
    const alpha2 = alpha2Of(country.code);
    const likely = alpha2 && nameIn(likelyLanguage(alpha2), country);
    return [...(likely ? [likely] : []), ...(OWN_NAMES[country.code]?.split(', ') ?? [])];
  };
}
