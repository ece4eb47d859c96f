import { type NamedCountry, namesIn } from './country-names.ts';
import { createOwnNames } from './own-names.ts';

/** The most common languages: a country is found by its names in them in every browser. */
const LANGUAGES = 'ar de en es fr hi id it ja ko nl pl pt ru sv tr vi zh'.split(' ');

const CZECHOSLOVAKIA = 'Czechoslovakia, Tschechoslowakei, Tchécoslovaquie, Checoslovaquia';
const YUGOSLAVIA = 'Yugoslavia, Jugoslawien, Yougoslavie';

/**
 * By alpha-3 code: former and common names in several languages that browsers lack, from the variants in CLDR 48 and
 * from use. The names of dissolved states are listed for each of their successors.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ARE: 'UAE, Dubai, Abu Dhabi, دبي, أبوظبي, ドバイ',
  AUS: '豪州',
  BEN: 'Dahomey',
  BFA: 'Upper Volta, Haute-Volta, Obervolta, Alto Volta',
  BGD: 'East Pakistan, Ostpakistan',
  BIH: YUGOSLAVIA,
  BLR: 'White Russia, Weißrussland, Bielorussia, Wit-Rusland, Vitryssland, Белоруссия, بيلاروسيا, بلاروسيا, روسيا البيضاء',
  BLZ: 'British Honduras',
  BWA: 'Bechuanaland',
  CHI: 'Jersey, Guernsey',
  CHN: 'People’s Republic of China, PRC, チュウゴク',
  CIV: 'Ivory Coast, Elfenbeinküste, Costa de Marfil, Costa do Marfim, Wybrzeże Kości Słoniowej, Fildişi Sahili, Берег Слоновой Кости, 象牙海岸, كوت ديفوار',
  COD: 'DR Congo, Democratic Republic of the Congo, DRC, Zaire, RDC, Belgian Congo, Заир, ザイール',
  COG: 'Republic of the Congo',
  CPV: 'Cape Verde, Kap Verde, Kapverden, Kapverdische Inseln',
  CZE: `Czech Republic, Tschechische Republik, Tschechei, République tchèque, República Checa, República Tcheca, Repubblica Ceca, Tsjechische Republiek, Чешская Республика, ${CZECHOSLOVAKIA}, تشيكيا, جمهورية التشيك, チェコ共和国`,
  DEU: 'GDR, DDR, BRD, East Germany, West Germany, Ostdeutschland, Westdeutschland',
  DNK: 'الدنمارك',
  ETH: 'Abyssinia, Abessinien, Abyssinie, Abisinia, الحبشة',
  GBR: 'England, Scotland, Wales, Northern Ireland, Großbritannien, Grande-Bretagne, Angleterre, Écosse, Gran Bretaña, Inglaterra, Escocia, Escócia, Grã-Bretanha, Gran Bretagna, Inghilterra, Scozia, Groot-Brittannië, Engeland, Schottland, Schotland, Pays de Galles, Nordirland, Anglia, İngiltere, Англия, 英格兰, イングランド, بريطانيا, إنجلترا, اسكتلندا, ويلز, スコットランド',
  GEO: 'グルジア',
  GHA: 'Gold Coast, Goldküste',
  GUY: 'British Guiana',
  HKG: 'ホンコン',
  HRV: YUGOSLAVIA,
  HUN: 'المجر',
  IRL: 'Republic of Ireland, Eire',
  IRN: 'Persia, Persien, Perse, Pérsia, Персия, ペルシャ, 波斯',
  IRQ: 'Mesopotamia',
  JPN: 'ニホン, ニッポン, 日本国, Nihon, Nippon',
  KGZ: 'Kirghizia, Kirgistan, Киргизия',
  KHM: 'Kampuchea',
  KIR: 'Gilbert Islands',
  KOR: 'Republic of Korea, 南韩, 南韓, 大韓民国, カンコク',
  LKA: 'Ceylon, Ceylan, Ceilán, Ceilão, Цейлон, 锡兰, セイロン',
  LSO: 'Basutoland',
  MAC: 'Macau',
  MDA: 'Moldawien, Молдавия',
  MKD: `Macedonia, FYROM, Mazedonien, Makedonien, 马其顿, ${YUGOSLAVIA}`,
  MMR: 'Burma, Birma, Birmanie, Birmania, Birmânia, Бирма, ビルマ',
  MNE: YUGOSLAVIA,
  MWI: 'Nyasaland',
  NAM: 'South West Africa, Südwestafrika',
  NLD: 'Holland, Hollande, Holanda, Olanda, Голландия',
  PRK: 'Democratic People’s Republic of Korea, DPRK, 北韩, 北韓',
  PSE: 'غزة, الضفة الغربية',
  PYF: 'Tahiti, タヒチ',
  RUS: 'Soviet Union, USSR, Sowjetunion, UdSSR, Union soviétique, URSS, Unión Soviética, СССР, ソ連',
  SAU: 'KSA',
  SRB: YUGOSLAVIA,
  SUR: 'Dutch Guiana',
  SVK: CZECHOSLOVAKIA,
  SVN: YUGOSLAVIA,
  SWZ: 'Swaziland, Swasiland, Suazilandia, Suazilândia, Suazi, Свазиленд, スワジランド, 斯威士兰, سوازيلاند',
  THA: 'Siam, タイランド',
  TLS: 'East Timor, Osttimor, Timor Oriental, Timor-Est, Doğu Timor, Восточный Тимор, 東チモール, تيمور الشرقية',
  TUR: 'Turkey',
  TUV: 'Ellice Islands',
  TZA: 'Tanganyika, Zanzibar, Sansibar',
  USA: 'United States of America, Amerika, Amérique, Америка, 米国, أمريكا, أميركا',
  VUT: 'New Hebrides',
  WSM: 'Western Samoa',
  ZMB: 'Northern Rhodesia',
  ZWE: 'Rhodesia, Rhodesien, Rhodésie',
};

/** Creates a function that gives a country's names in its own and in common languages, and its former ones. */
export function createOtherNames(): (country: NamedCountry) => string[] {
  const namesOf = LANGUAGES.flatMap((language) => [namesIn(language), namesIn(language, 'short')]);
  const ownNamesOf = createOwnNames();
  return (country) => [
    ...new Set([
      ...ownNamesOf(country),
      ...namesOf.flatMap((nameOf) => nameOf(country) ?? []),
      ...(OTHER_NAMES[country.code]?.split(', ') ?? []),
    ]),
  ];
}
