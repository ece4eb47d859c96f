import type * as English from '../en/result-messages.ts';
import type { Translated } from '../translated.ts';

export const RESULT_MESSAGES: Translated<typeof English.RESULT_MESSAGES> = {
  example: 'Ceci est un exemple\u00a0: une personne inventée, née en 1990 au Canada.',
  ownInstead: 'Pour voir votre propre vie, remplissez le formulaire ci-dessus.',
  figures: 'Vos années et vos semaines',
  rest: 'La suite des résultats',
  yearsLived: 'Années vécues',
  yearsRemaining: 'Années restantes',
  weeksLeft: 'Semaines restantes',
  freeTime: 'Temps libre',
  counting: {
    alike:
      'Ces totaux supposent que chaque jour de votre vie, enfance comprise, ressemble à celui que vous avez indiqué.',
    scheduled: 'Ces totaux comptent chaque activité aux jours et aux âges que vous avez indiqués.',
  },
};
