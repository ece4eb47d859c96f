import type * as English from '../en/health-messages.ts';
import type { Translated } from '../translated.ts';

export const EXERCISE_NOTES: Translated<typeof English.EXERCISE_NOTES> = {
  Sedentary: {
    level: 'Sédentaire',
    lead: 'Un peu d’activité vaut mieux qu’aucune\u00a0: même quelques minutes comptent.',
    healthImpact: (format) =>
      `Dans une étude portant sur plus de ${format.number(650_000)}\u00a0adultes, jusqu’à 75\u00a0minutes de ` +
      `marche rapide par semaine étaient associées à ${format.number(1.8)}\u00a0année de vie de plus après ` +
      '40\u00a0ans, par rapport à l’absence d’activité physique de loisir.',
    recommendations: [
      'Commencez par quelque chose de petit qui vous plaît, comme dix minutes de marche après un repas.',
      'Quand c’est devenu facile, ajoutez-en un peu chaque semaine\u00a0: aux adultes, l’Organisation mondiale de la santé ' +
        'recommande de 150 à 300\u00a0minutes d’activité d’intensité modérée.',
    ],
  },
  'Lightly Active': {
    level: 'Activité légère',
    lead: 'Une ou deux marches rapides de plus suffisent peut-être pour arriver à 150\u00a0minutes par semaine.',
    healthImpact: (format) =>
      `Dans une étude portant sur plus de ${format.number(660_000)}\u00a0adultes, un peu d’activité, en ` +
      `dessous du minimum recommandé, était associé à une mortalité inférieure de ${format.wholePercent(20)} ` +
      'à celle observée sans activité, et une activité d’une à deux fois ce minimum à une mortalité ' +
      `inférieure de ${format.wholePercent(31)}.`,
    recommendations: [
      'L’activité d’intensité soutenue compte double\u00a0: de 75 à 150\u00a0minutes par semaine suffisent.',
      'Glissez les minutes en plus dans ce que vous faites déjà, comme aller au travail ou faire les courses.',
    ],
  },
  Active: {
    level: 'Activité régulière',
    lead:
      'Vous êtes dans la fourchette de 150 à 300\u00a0minutes d’activité d’intensité modérée par semaine que ' +
      'l’Organisation mondiale de la santé recommande aux adultes.',
    healthImpact: (format) =>
      `Dans une étude portant sur plus de ${format.number(660_000)}\u00a0adultes, une activité d’une à deux ` +
      `fois le minimum recommandé était associée à une mortalité inférieure de ${format.wholePercent(31)} à ` +
      'celle observée sans activité.',
    recommendations: [
      'Continuez ce qui vous plaît\u202f; il n’y a rien à ajouter.',
      'Mêlez efforts modérés et efforts soutenus, selon ce qui convient à votre semaine.',
      'Gardez une version plus courte pour les semaines chargées\u00a0: il sera plus facile de reprendre l’habitude.',
    ],
  },
  'Highly Active': {
    level: 'Activité élevée',
    lead:
      'Une semaine plus calme n’est pas un recul\u00a0: 150\u00a0minutes d’activité d’intensité modérée, moins de la moitié de ' +
      'ce que vous faites, suffisent.',
    healthImpact: (format) =>
      'Dans une vaste étude, une activité de deux à trois fois le minimum recommandé était associée à une ' +
      `mortalité inférieure de ${format.wholePercent(37)} à celle observée sans activité. Dans une autre, ` +
      'plus de 450\u00a0minutes de marche rapide par semaine étaient associées à ' +
      `${format.number(4.5)}\u00a0années de vie de plus après 40\u00a0ans, par rapport à l’absence ` +
      'd’activité physique de loisir.',
    recommendations: [
      'Prévoyez vos jours de repos.',
      'Si une douleur persiste, consultez un médecin avant de reprendre l’entraînement.',
    ],
  },
};

export const SLEEP_NOTES: Translated<typeof English.SLEEP_NOTES> = {
  'Severely Insufficient': {
    level: 'Très insuffisant',
    lead: 'L’American Academy of Sleep Medicine et la Sleep Research Society recommandent aux adultes sept heures ou plus.',
    healthImpact: (format) =>
      `Chez près de ${format.number(1.4)}\u00a0million de personnes, un sommeil court était associé à une ` +
      `mortalité supérieure de ${format.wholePercent(12)}.`,
    recommendations: [
      'Essayez de vous coucher 15\u00a0minutes plus tôt pendant une semaine, puis encore 15, et voyez comment vous vous sentez.',
      'Si vous le pouvez, levez-vous à la même heure les jours de travail et les jours libres.',
      'Si vous aimeriez dormir plus longtemps sans y parvenir, consultez un médecin pour savoir pourquoi.',
    ],
  },
  Insufficient: {
    level: 'Insuffisant',
    lead:
      'Il vous manque moins d’une heure pour arriver aux sept heures ou plus que l’American Academy of Sleep Medicine ' +
      'et la Sleep Research Society recommandent aux adultes.',
    healthImpact: (format) =>
      `Dans 16\u00a0études portant sur près de ${format.number(1.4)}\u00a0million de personnes, un sommeil ` +
      `court était associé à une mortalité supérieure de ${format.wholePercent(12)}.`,
    recommendations: [
      'Vous coucher jusqu’à une heure plus tôt vous amènerait à sept heures.',
      'Comptez à rebours depuis l’heure du lever, et mettez un rappel le soir plutôt que le matin.',
      'Repérez ce qui retarde le plus souvent votre coucher, et faites-le plus tôt dans la journée.',
    ],
  },
  Optimal: {
    level: 'Optimal',
    lead: 'La National Sleep Foundation recommande de sept à neuf heures aux adultes, et de sept à huit à partir de 65\u00a0ans.',
    healthImpact: (format) =>
      `Chez près de ${format.number(1.4)}\u00a0million de personnes, un sommeil plus court comme un sommeil ` +
      'plus long que sept à huit heures environ étaient associés à une mortalité plus élevée.',
    recommendations: [
      'Vous êtes dans la fourchette recommandée à la plupart des adultes.',
      'Préservez l’heure de coucher qui vous convient quand vos soirées se remplissent.',
      'Si la fatigue persiste au réveil, parlez-en à un médecin.',
    ],
  },
  Excessive: {
    level: 'Excessif',
    lead:
      'C’est plus que les sept à neuf heures que la National Sleep Foundation recommande aux adultes, ou les sept à ' +
      'huit à partir de 65\u00a0ans.',
    healthImpact: (format) =>
      `Chez près de ${format.number(1.4)}\u00a0million de personnes, un sommeil long était associé à une ` +
      `mortalité supérieure de ${format.wholePercent(30)}, ce qui ne veut pas dire que le sommeil en était ` +
      'la cause. Ces études demandaient combien de temps les gens dorment d’habitude. Les journées moyennes ' +
      'de cette page viennent de carnets d’activités, qui comptent aussi les siestes et le temps passé au ' +
      'lit sans dormir\u00a0: le sommeil y paraît donc plus long.',
    recommendations: [
      'Pendant deux semaines, notez combien de temps vous dormez et si vous vous sentez en forme.',
      'Si vous souhaitez des nuits plus courtes, réglez le réveil 15\u00a0minutes plus tôt et gardez ce qui vous convient.',
      'Si vous dormez longtemps et que la fatigue persiste, parlez-en à un médecin.',
    ],
  },
};

export const HEALTH_DISCLAIMER: Translated<typeof English.HEALTH_DISCLAIMER> =
  'Ce sont des tendances observées dans de grands groupes, pas une prévision pour vous. Les années suivent une règle ' +
  'approximative, propre à cet outil.';

export const MEDICAL_DISCLAIMER: Translated<typeof English.MEDICAL_DISCLAIMER> =
  'Ceci n’est pas un avis médical. Ce sont des moyennes et des calculs simples, et personne n’est une moyenne. Avant de ' +
  'changer votre mode de vie à cause de ces chiffres, parlez-en à un médecin.';
