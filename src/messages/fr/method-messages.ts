import type * as English from '../en/method-messages.ts';
import type { Translated } from '../translated.ts';
import { decimalYears } from './units.ts';

export const METHOD_MESSAGES: Translated<typeof English.METHOD_MESSAGES> = {
  title: 'Comment c’est calculé',
  stepsTitle: 'Le calcul, avec vos chiffres',
  sourcesTitle: 'D’où viennent les chiffres',
  limitsTitle: 'Ce que ces chiffres ne peuvent pas vous dire',
};

export const STEP_TITLES: Translated<typeof English.STEP_TITLES> = {
  yearsLived: 'Années vécues',
  yearsRemaining: 'Années restantes',
  weeksLeft: 'Semaines restantes',
  weeksLived: 'Semaines jusqu’ici',
  activity: 'Années d’une activité',
  freeTime: 'Temps libre',
};

const countBirthdays = ({ from, to, age }: English.Birthdays) =>
  `Anniversaires du ${from} au ${to}\u00a0: ${age}.`;

const SHARES_OF_TIME = {
  everyDay: 'Heures par jour ÷ 24 × années.',
  everyDayInYears: 'Heures par jour ÷ 24 × années où elle a lieu.',
  someDaysInYears: 'Heures par jour × jours par semaine ÷ 7 ÷ 24 × années où elle a lieu.',
} as const;

export const STEPS: Translated<typeof English.STEPS> = {
  yearsLived: {
    birthdays: (age) => `Anniversaires jusqu’ici\u00a0: ${age}.`,
    between: countBirthdays,
    fromLeapDay: (birthdays) =>
      `${countBirthdays(birthdays)} Les années sans 29\u00a0février, l’anniversaire est le 1er\u00a0mars.`,
  },
  yearsRemaining: {
    left: (calculation) => `Espérance de vie − années vécues\u00a0: ${calculation}.`,
    past: (difference) =>
      `Espérance de vie − années vécues. ${difference} est inférieur à 0\u00a0: le résultat est donc 0.`,
  },
  weeksLeft: (calculation) =>
    `Années restantes × 52, arrondi à l’entier inférieur\u00a0: ${calculation}. On compte depuis votre dernier anniversaire\u202f; une année dure un ou deux jours de plus que 52\u00a0semaines.`,
  weeksLived: {
    weeks: (weeks) => `Semaines entières depuis la naissance\u00a0: ${weeks}.`,
    fromDays: (calculation) =>
      `Jours depuis la naissance ÷ 7, arrondi à l’entier inférieur\u00a0: ${calculation}.`,
  },
  activity: {
    rule: (rhythm) => SHARES_OF_TIME[rhythm],
    soFar: (format, rhythm, soFar) =>
      `${SHARES_OF_TIME[rhythm]} Pour votre première activité\u00a0: ${soFar.factors} = ${decimalYears(format, soFar.years)} jusqu’ici.`,
    withAhead: (format, rhythm, soFar, ahead) =>
      `${SHARES_OF_TIME[rhythm]} Pour votre première activité\u00a0: ${soFar.factors} = ${decimalYears(format, soFar.years)} jusqu’ici, et ${ahead.factors} = ${format.decimal(ahead.years)} à venir.`,
  },
  freeTime: {
    ofDay: (calculation) => `Heures par jour qu’aucune activité ne prend\u00a0: ${calculation}.`,
    ofWeek: (calculation) =>
      `Heures par semaine, à votre âge, qu’aucune activité ne prend\u00a0: ${calculation}.`,
  },
};

export const GENERAL_STEPS: Translated<typeof English.GENERAL_STEPS> = [
  {
    what: 'Espérance de vie à votre âge',
    how: 'La moyenne à la naissance tient compte des personnes mortes jeunes. Une table de mortalité indique jusqu’à quel âge vivent en moyenne les personnes qui ont déjà atteint un âge donné.',
  },
  {
    what: 'Si les taux de mortalité continuent de baisser',
    how: 'À chaque année à venir s’appliquent les taux de mortalité que l’ONU prévoit pour elle\u202f; après 2100, ils ne changent plus. La fourchette prend pour chaque année la valeur basse ou haute de l’intervalle à 80\u202f% de l’ONU pour l’espérance de vie à la naissance, dont seules disposent les tables pour tout le monde.',
  },
  {
    what: 'Combien atteignent chaque âge',
    how: 'Survivants au second âge ÷ survivants au premier. Entre deux âges, le logarithme du taux de mortalité est interpolé.',
  },
  {
    what: 'Votre place dans la population',
    how: 'La population par groupe d’âge de cinq ans, telle que l’ONU la prévoit pour 2025. À l’intérieur d’un groupe, les effectifs sont interpolés, et le résultat est arrondi.',
  },
  {
    what: 'Années de vie, et gain possible',
    how: 'Des règles approximatives propres à cet outil, pas des mesures\u00a0: un nombre d’années fixe pour chaque niveau, et (heures optimisées − heures actuelles) ÷ 24 × années restantes × 3.',
  },
];

export const LIMITS: Translated<typeof English.LIMITS> = [
  'Une moyenne ne dit pas combien de temps vous vivrez. Beaucoup de gens vivent plus longtemps que la moyenne, et beaucoup moins longtemps.',
  'Les tables de mortalité utilisent les taux de mortalité d’une seule année. Or ces taux baissent. S’ils continuent de baisser comme l’ONU le prévoit, les gens vivront plus longtemps que ne l’indiquent ces tables.',
  'Les tables de mortalité d’un pays, pour tout le monde, les femmes et les hommes, sont toutes ajustées par un même facteur, pour que l’espérance de vie à la naissance de l’ensemble soit celle de la Banque mondiale. Elles sont les moins sûres pour le Koweït, les Îles Vierges des États-Unis, les Îles Féroé, les Seychelles et l’Arménie.',
  'Les études trouvent des associations dans des groupes de personnes. Personne ne peut y lire son propre avenir.',
];
