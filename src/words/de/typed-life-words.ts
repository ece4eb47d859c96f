import type { TypedLifeWords } from '../typed-life-words.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  until: ['bis', 'bis zum', 'bis zu'],
  now: list('heute jetzt'),
  since: list('seit ab'),
  born: list('geboren geb'),
  events: list(
    'erste… letzte… hochzeit… heirat… geheiratet… verheiratet… verlob… scheidung… geschieden… geburt… geboren… ' +
      'abitur… abschluss… diplom… prüfung… führerschein… umzug… umgezogen… auszug… ausgezogen… einzug… eingezogen… ' +
      'kennengelernt… getroffen… begonnen… angefangen… gekündigt… rente… kauf gekauft… verkauf… reise… gewonnen… ' +
      'unfall… operation… gestorben… tod taufe… konfirmation… kommunion… einschulung… trennung… rückkehr… ' +
      'verstorben… verstarb… starb… tot tote… todes… gegangen heimgegangen entschlafen… eingeschlafen… umgekommen… ' +
      'verunglückt… verlor… verlust… beerdig… begräb… begrab… bestatt… beisetz… beigesetzt… trauer… fehlgeburt… ' +
      'totgeburt… sternenkind… suizid… selbstmord… witwe… verwitwet… getötet… ermordet… abschied… abtreibung…',
  ),
  relations: {
    mother: list('mutter mama mutti mami'),
    father: list('vater papa vati papi'),
    child: list('sohn tochter kind stiefsohn stieftochter bruder schwester zwilling'),
    partner: list(
      'mann frau ehemann ehefrau partner partnerin lebenspartner lebenspartnerin lebensgefährte lebensgefährtin',
    ),
    friend: list('freund freundin kumpel'),
    grandparent: list(
      'oma opa großmutter großvater omi opi enkel enkelin enkelkind tante onkel cousin cousine vetter nichte neffe',
    ),
  },
};
