import type * as English from '../en/toasts.ts';
import type { Translated } from '../translated.ts';

const ENTER_MANUALLY = 'Saisissez plutôt vous-même l’espérance de vie.';

export const TOASTS: Translated<typeof English.TOASTS> = {
  countriesFailed: {
    title: 'La liste des pays n’a pas pu être chargée',
    text: 'Veuillez réessayer plus tard.',
  },
  noLifeExpectancyData: {
    title: 'Pas de données sur l’espérance de vie',
    text: `Il n’y a pas de données pour ce pays. ${ENTER_MANUALLY}`,
  },
  lifeExpectancyFailed: {
    title: 'L’espérance de vie n’a pas pu être chargée',
    text: `Les données de la Banque mondiale n’ont pas pu être récupérées. ${ENTER_MANUALLY}`,
  },
  tooManyActivities: {
    title: 'Nombre maximal d’activités atteint',
    text: 'Vous pouvez avoir 5 activités au plus. Supprimez-en une pour en ajouter une autre.',
  },
  tooManyHours: {
    title: 'Trop d’heures au total',
    text: 'Le temps total des activités ne peut pas dépasser 24\u00a0heures par jour.',
  },
  lifeExpectancyMissing: {
    title: 'L’espérance de vie manque',
    text: 'Choisissez un pays ou saisissez vous-même l’espérance de vie.',
  },
  lifeExpectancyInvalid: {
    title: 'Espérance de vie non valable',
    text: 'Indiquez un nombre positif valable pour l’espérance de vie.',
  },
  visualizeFailed: {
    title: 'Vos résultats n’ont pas pu s’afficher',
    text: 'Vérifiez vos données et réessayez.',
  },
};
