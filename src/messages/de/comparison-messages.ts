import type * as English from '../en/comparison-messages.ts';
import type { Translated } from '../translated.ts';
import { phrase } from './plural.ts';

const laps = phrase({
  one: 'Mit 5\u00a0km/h zu Fuß kämen Sie in der Zeit, die ein Leben lang zusammenkommt, #-\u2060mal um den Äquator.',
  other:
    'Mit 5\u00a0km/h zu Fuß kämen Sie in der Zeit, die ein Leben lang zusammenkommt, #-\u2060mal um den Äquator.',
});
const whoMinutes = 'Die WHO empfiehlt Erwachsenen 150 bis 300 (bei intensiver Bewegung die Hälfte).';

/** Speed of reading and hours of class are figures for English and its speakers, so those have no comparison here. */
export const COMPARISONS: Translated<typeof English.COMPARISONS> = {
  sleep: {
    days: phrase({
      one: 'Zusammengenommen schlafen Sie # vollen Tag im Jahr.',
      other: 'Zusammengenommen schlafen Sie # volle Tage im Jahr.',
    }),
    winters: phrase({
      one: 'Bis zu diesem Alter haben Sie so lange geschlafen, wie # Winter von drei Monaten dauert.',
      other: 'Bis zu diesem Alter haben Sie so lange geschlafen, wie # Winter von drei Monaten dauern.',
    }),
    wakingHours: phrase({
      one: 'In jeder Woche bleibt Ihnen # wache Stunde.',
      other: 'In jeder Woche bleiben Ihnen # wache Stunden.',
    }),
  },
  work: {
    coffees: phrase({
      one: 'Bei einem Kaffee alle vier Stunden: # Tasse im Jahr.',
      other: 'Bei einem Kaffee alle vier Stunden: # Tassen im Jahr.',
    }),
    weeks: phrase({
      one: 'Ihr Arbeitsjahr entspricht # Woche mit 40 Stunden.',
      other: 'Ihr Arbeitsjahr entspricht # Wochen mit 40 Stunden.',
    }),
    wakingYears: phrase({
      one: 'Bis zu diesem Alter ist das # Jahr Arbeit, bei 16 wachen Stunden am Tag.',
      other: 'Bis zu diesem Alter sind das # Jahre Arbeit, bei 16 wachen Stunden am Tag.',
    }),
  },
  commute: {
    songs: phrase({
      one: 'Zeit für # Lied von vier Minuten im Jahr.',
      other: 'Zeit für # Lieder von vier Minuten im Jahr.',
    }),
    laps,
  },
  exercise: {
    minutes: phrase({
      one: `# Minute pro Woche. ${whoMinutes}`,
      other: `# Minuten pro Woche. ${whoMinutes}`,
    }),
    walk: phrase({
      one: 'Mit 5\u00a0km/h zu Fuß wäre das # km im Jahr.',
      other: 'Mit 5\u00a0km/h zu Fuß wären das # km im Jahr.',
    }),
  },
  socialMedia: {
    average: phrase({
      one: '#-\u2060mal so viel wie im weltweiten Durchschnitt (Menschen mit Internet, 2025).',
      other: '#-\u2060mal so viel wie im weltweiten Durchschnitt (Menschen mit Internet, 2025).',
    }),
    notes: phrase({
      one: 'Jede Woche Zeit für # Nachricht von fünf Minuten an einen lieben Menschen.',
      other: 'Jede Woche Zeit für # Nachrichten von fünf Minuten an liebe Menschen.',
    }),
  },
  cooking: {
    meals: phrase({
      one: 'Bei je 45 Minuten: # gekochte Mahlzeit im Jahr.',
      other: 'Bei je 45 Minuten: # gekochte Mahlzeiten im Jahr.',
    }),
    weeks: phrase({
      one: 'Bis zu diesem Alter ist das # Woche mit 40 Stunden in der Küche.',
      other: 'Bis zu diesem Alter sind das # Wochen mit 40 Stunden in der Küche.',
    }),
  },
  reading: { novels: null, words: null },
  gaming: {
    adventures: phrase({
      one: 'Zeit für # Abenteuer von 40 Stunden im Jahr.',
      other: 'Zeit für # Abenteuer von 40 Stunden im Jahr.',
    }),
    evenings: phrase({
      one: 'Im Lauf eines Lebens ist das # Spieleabend von drei Stunden.',
      other: 'Im Lauf eines Lebens sind das # Spieleabende von drei Stunden.',
    }),
  },
  eating: {
    meals: phrase({
      one: 'Bei je einer halben Stunde: # Mahlzeit im Jahr.',
      other: 'Bei je einer halben Stunde: # Mahlzeiten im Jahr.',
    }),
    days: phrase({
      one: 'Bis zu diesem Alter ist das # ganzer Tag bei Tisch.',
      other: 'Bis zu diesem Alter sind das # ganze Tage bei Tisch.',
    }),
  },
  entertainment: {
    movies: phrase({
      one: 'Zeit für # Film von zwei Stunden im Jahr.',
      other: 'Zeit für # Filme von zwei Stunden im Jahr.',
    }),
  },
  studying: { hardLanguage: null, languages: null },
  hobbies: {
    weekends: phrase({
      one: 'Bei je 32 wachen Stunden: # Wochenende für Hobbys im Jahr.',
      other: 'Bei je 32 wachen Stunden: # Wochenenden für Hobbys im Jahr.',
    }),
    afternoons: phrase({
      one: 'Im Lauf eines Lebens ist das # Sonntagnachmittag von vier Stunden.',
      other: 'Im Lauf eines Lebens sind das # Sonntagnachmittage von vier Stunden.',
    }),
  },
};

export const GENERAL_COMPARISONS: Translated<typeof English.GENERAL_COMPARISONS> = {
  days: phrase({
    one: 'In einem Jahr kommt so # ganzer Tag zusammen.',
    other: 'In einem Jahr kommen so # ganze Tage zusammen.',
  }),
  laps: phrase({
    one: 'Mit 5\u00a0km/h zu Fuß kämen Sie in der Zeit, die bis zu diesem Alter zusammenkommt, #-\u2060mal um den Äquator.',
    other:
      'Mit 5\u00a0km/h zu Fuß kämen Sie in der Zeit, die bis zu diesem Alter zusammenkommt, #-\u2060mal um den Äquator.',
  }),
  workWeeks: phrase({
    one: 'Ein Jahr davon entspricht # Arbeitswoche mit 40 Stunden.',
    other: 'Ein Jahr davon entspricht # Arbeitswochen mit 40 Stunden.',
  }),
  novels: null,
  seasons: phrase({
    one: 'Bis zu diesem Alter ist das # Jahreszeit von drei Monaten.',
    other: 'Bis zu diesem Alter sind das # Jahreszeiten von drei Monaten.',
  }),
  languages: null,
  movies: phrase({
    one: 'Dreißig Tage davon entsprechen # Film von zwei Stunden.',
    other: 'Dreißig Tage davon entsprechen # Filmen von zwei Stunden.',
  }),
  minutes: phrase({
    one: 'Rund um die Uhr verteilt ist das # Minute in jeder Stunde.',
    other: 'Rund um die Uhr verteilt sind das # Minuten in jeder Stunde.',
  }),
  coffees: phrase({
    one: 'Zeit für # Kaffeepause von einer halben Stunde in der Woche.',
    other: 'Zeit für # Kaffeepausen von einer halben Stunde in der Woche.',
  }),
  songs: phrase({
    one: 'Zeit für # Lied von vier Minuten am Tag.',
    other: 'Zeit für # Lieder von vier Minuten am Tag.',
  }),
  wakingYears: phrase({
    one: 'Im Lauf eines Lebens ist das # Jahr, bei 16 wachen Stunden am Tag.',
    other: 'Im Lauf eines Lebens sind das # Jahre, bei 16 wachen Stunden am Tag.',
  }),
};
