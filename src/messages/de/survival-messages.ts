import type * as English from '../en/survival-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { nameOfInDative, nameWithAgeInDative, nameWithAgeInGenitive } from './people.ts';

export const SURVIVAL_MESSAGES: Translated<typeof English.SURVIVAL_MESSAGES> = {
  title: 'Wie viele jedes Alter erreichen',
  hint: (year) => `Bei den Sterberaten von ${year}. Anteile einer Gruppe, keine Vorhersage für Sie.`,
  whose: 'Zahlen zeigen für',
  populations: { everyone: 'Alle', women: 'Frauen', men: 'Männer' },
  chosen: {
    everyone:
      'Jetzt mit den Zahlen für alle, hier und in den anderen Abschnitten über Menschen in Ihrem Alter.',
    women:
      'Jetzt mit den Zahlen für Frauen, hier und in den anderen Abschnitten über Menschen in Ihrem Alter.',
    men: 'Jetzt mit den Zahlen für Männer, hier und in den anderen Abschnitten über Menschen in Ihrem Alter.',
  },
  outlook: ['Wenn die Sterberaten', 'weiter sinken'],
  ended: (format, lastAge) =>
    `Die Sterbetafel endet bei ${format.number(lastAge)}, darüber hinaus gibt es nichts zu zeigen.`,
  keys: 'Mit den Pfeiltasten gehen Sie um ein Jahr, mit „Bild auf“ und „Bild ab“ um zehn.',
  reaching: (format, age) => `Alter ${format.number(age)}`,
  columns: {
    age: 'Alter',
    share: 'Anteil, der es erreicht',
    outlook: 'Wenn die Sterberaten weiter sinken',
  },
  quantiles: {
    threeInFour: (format, age) => `3 von 4: ${format.number(age)}`,
    half: (format, age) => `die Hälfte: ${format.number(age)}`,
    oneInFour: (format, age) => `1 von 4: ${format.number(age)}`,
  },
};

export const CHANCES: Translated<typeof English.CHANCES> = {
  share: (format, people, share) => `${share} der ${nameWithAgeInGenitive(format, people)}`,
  withOutlook: (format, people, share, outlook) =>
    `${share} der ${nameWithAgeInGenitive(format, people)}; ${outlook}, wenn die Sterberaten weiter sinken`,
  fewerThan: (least) => `weniger als ${least}`,
};

const nameGroup = (format: Format, { people, place, moved }: English.Group) =>
  moved
    ? `Von den ${nameOfInDative(people)} ${place}, die ${format.number(people.age)} werden,`
    : `Von den ${nameWithAgeInDative(format, people)} ${place}`;

export const REACHED: Translated<typeof English.REACHED> = {
  threeInFour: (format, of, { last }) =>
    `${nameGroup(format, of)} erreichen mehr als drei von vier das Alter von ${format.number(last)}.`,
  half: (format, of, { threeInFour, last }) =>
    `${nameGroup(format, of)} erreichen drei von vier das Alter von ${format.number(threeInFour)} und mehr als die Hälfte ${format.number(last)}.`,
  oneInFour: (format, of, { threeInFour, half, last }) =>
    `${nameGroup(format, of)} erreichen drei von vier das Alter von ${format.number(threeInFour)}, die Hälfte ${format.number(half)} und mehr als ein Viertel ${format.number(last)}.`,
  none: (format, of, { threeInFour, half, oneInFour }) =>
    `${nameGroup(format, of)} erreichen drei von vier das Alter von ${format.number(threeInFour)}, die Hälfte ${format.number(half)} und ein Viertel ${format.number(oneInFour)}.`,
};

export const REACHED_IN_OUTLOOK: Translated<typeof English.REACHED_IN_OUTLOOK> = {
  half: (format, age) =>
    `Wenn die Sterberaten weiter sinken, erreicht die Hälfte das Alter von ${format.number(age)}.`,
  moreThanHalf: (format, age) =>
    `Wenn die Sterberaten weiter sinken, erreicht mehr als die Hälfte das Alter von ${format.number(age)}.`,
};
