import type * as English from '../en/activity-names.ts';
import { listNames } from '../language.ts';

export const ACTIVITY_NAMES: typeof English.ACTIVITY_NAMES = {
  sleep: listNames(
    'Schlaf, Schlafen, Nachtschlaf, Mittagsschlaf, Ausschlafen, Schlafenszeit, Nachtruhe, Nickerchen',
  ),
  work: listNames(
    'Arbeit, Arbeiten, Arbeitszeit, Beruf, Job, Büro, Erwerbsarbeit, Lohnarbeit, Homeoffice, ' +
      'Home-Office, Büroarbeit',
  ),
  commute: listNames(
    'Arbeitsweg, Pendeln, Weg zur Arbeit, Fahrt zur Arbeit, Arbeitswege, Pendelzeit, Fahrzeit, ' +
      'Fahrtzeit, Schulweg, Hin- und Rückweg',
  ),
  exercise: listNames(
    'Sport, Bewegung, Sport und Bewegung, Sport treiben, Sport machen, Training, Trainieren, ' +
      'Krafttraining, Fitnessstudio, Fitnesstraining',
  ),
  socialMedia: listNames(
    'Soziale Medien, Soziale Netzwerke, Instagram, TikTok, Social-Media, Facebook, WhatsApp, ' +
      'YouTube, Insta',
  ),
  entertainment: listNames(
    'TV/Unterhaltung, TV/Filme, Film und Fernsehen, Fernsehen/Filme, Unterhaltung, Filme, ' +
      'Filme schauen, Serien, Serien schauen, Filme und Serien, Streaming, Streamen, Netflix, ' +
      'Kino, Film, Serie, Filme gucken, Serien gucken',
  ),
  eating: listNames('Essen, Essen und Trinken, Mahlzeiten, Mahlzeit, Frühstück, Mittagessen, Abendessen'),
  familyTime: listNames(
    'Familienzeit, Familie, Zeit mit der Familie, Zeit mit Familie, Zeit für die Familie, ' +
      'Familienleben, Zeit mit den Kindern, Zeit mit Kindern, Kinder, Enkel, Enkelkinder, ' +
      'Kinder und Enkel, Zeit mit den Enkeln',
  ),
  cooking: listNames('Kochen, Essen machen, Essen kochen, Kochen und Backen, Backen'),
  shopping: listNames('Einkaufen, Einkauf, Einkäufe, Shoppen, Besorgungen, Einkaufen gehen'),
  hobbies: listNames('Hobbys, Hobby, Steckenpferd, Freizeitbeschäftigung'),
  reading: listNames('Lesen, Bücher, Bücher lesen, Buch, Buch lesen, Lektüre, Zeitung, Zeitung lesen'),
  gaming: listNames(
    'Gaming, Videospiele, Computerspiele, Computerspielen, Zocken, Gamen, Konsole, Spiele, ' +
      'PC-Spiele, Computer spielen',
  ),
  studying: listNames(
    'Lernen, Studium, Studieren, Schule, Uni, Universität, Ausbildung, Weiterbildung, ' +
      'Hausaufgaben, Unterricht, Vorlesungen, Fortbildung, Hochschule, Aus- und Weiterbildung',
  ),
  cleaning: listNames('Putzen, Aufräumen, Saubermachen, Sauber machen, Reinigen, Reinigung, Staubsaugen'),
  meditation: listNames('Meditation, Meditieren, Achtsamkeit'),
  phoneCalls: listNames('Telefonieren, Telefonate, Telefon, Telefongespräche, Anrufe'),
  socialActivities: listNames(
    'Freunde treffen, Freunde, Zeit mit Freunden, Freundschaften, Freundeskreis, ' +
      'Treffen mit Freunden, Freundinnen und Freunde, Freundinnen treffen, Zeit mit Freundinnen, ' +
      'Freunde und Bekannte, Soziale Aktivitäten, Verabredungen, Soziale Kontakte, Soziales, ' +
      'Geselligkeit, Ausgehen',
  ),
  travel: listNames('Reisen, Reise, Verreisen, Urlaub, Ferien'),
  television: listNames(
    'Fernsehen, TV, Fernseher, Fernsehen schauen, Fernsehschauen, Fernsehen gucken, TV schauen, ' +
      'TV gucken',
  ),
  household: listNames('Haushalt, Haushalt und Garten'),
  housework: listNames('Hausarbeit, Hausarbeiten, Haushaltsarbeit, Haushaltsarbeiten, Hausputz'),
  familyCare: listNames(
    'Betreuung in der Familie, Kinderbetreuung, Kinder betreuen, Betreuung, Pflege, Care-Arbeit, ' +
      'Sorgearbeit, Betreuungsarbeit, Angehörige pflegen, Pflege von Angehörigen',
  ),
  gettingAround: listNames('Unterwegs sein, Unterwegs, Wege, Autofahren, Auto fahren, Fahrten, Bus und Bahn'),
  gamesAndComputer: listNames('Spiele und Computer, Computer, Computer und Spiele'),
  personalCare: listNames('Ruhe und Körperpflege, Körperpflege, Hygiene, Duschen, Waschen und Anziehen'),
};

export const ACTIVITY_STEMS: typeof English.ACTIVITY_STEMS = {
  sleep: ['schlaf'],
  exercise: [
    // With its space: “Transport” is another activity.
    ' sport',
    'frühsport',
    'schulsport',
    'vereinssport',
    'kraftsport',
    'kampfsport',
    'ausdauersport',
    'leistungssport',
    'hochschulsport',
    'betriebssport',
    'rehasport',
    'radsport',
    'training',
    'trainieren',
    'fitness',
    'bewegung',
    'gymnastik',
    'joggen',
    'jogging',
    'turnen',
    'workout',
  ],
};
