import type * as English from '../en/detail-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { decimalYears, years } from './units.ts';

const moreComparisons = plural({
  one: '# autre comparaison',
  many: '# d’autres comparaisons',
  other: '# autres comparaisons',
});

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  cards: {
    title: 'Activité par activité',
    soFar: (format, figure) => `${decimalYears(format, figure)} jusqu’ici`,
    atThisAge: (format, figure) => `${decimalYears(format, figure)} à cet âge`,
    from: (format, figure) => `Contre ${decimalYears(format, figure)} aujourd’hui`,
    share: (percentage) => `${percentage} de chaque jour`,
    shareOfLife: (percentage) => `${percentage} de votre vie`,
    more: plural({ one: '# autre', many: '# d’autres', other: '# autres' }),
    moreAbout: (format, count, name) => `${moreComparisons(format, count)}\u00a0: ${name}`,
  },
  projections: {
    title: 'Projections pour l’avenir',
    hint: 'Les années jusqu’ici, et les années à venir si vos journées restent les mêmes.',
    hintMoved: (format, age) =>
      `Les années jusqu’ici, jusqu’à ${years(format, age)}, puis après, si vos journées restent les mêmes.`,
    hintPast: 'Les années jusqu’ici. Les années à venir ne sont comptées que jusqu’à l’espérance de vie.',
    hintAtEnd: (format, age) =>
      `Les années jusqu’ici, et jusqu’à ${years(format, age)} si vos journées restent les mêmes.`,
    scheduled: {
      hint: 'Les années jusqu’ici, et les années à venir, aux jours et aux âges que vous avez indiqués.',
      hintMoved: (format, age) =>
        `Les années jusqu’ici, jusqu’à ${years(format, age)}, puis après, aux jours et aux âges que vous avez indiqués.`,
      hintAtEnd: (format, age) =>
        `Les années jusqu’ici, et jusqu’à ${years(format, age)}, aux jours et aux âges que vous avez indiqués.`,
    },
    soFar: (format, figure) => `${decimalYears(format, figure)} jusqu’ici`,
    by: (format, figure, age) => `${decimalYears(format, figure)} (à ${years(format, age)})`,
    until: (format, figure, age) => `${format.decimal(figure)} jusqu’à ${years(format, age)}`,
    ahead: (format, figure) => `${decimalYears(format, figure)} à venir`,
    axis: years,
    columns: {
      activity: 'Activité',
      soFar: 'Années jusqu’ici',
      by: (format, age) => `Années, à ${years(format, age)}`,
      ahead: 'Années à venir',
    },
  },
  health: {
    title: 'Optimisation santé',
    exercise: 'Analyse de l’activité physique',
    sleep: 'Analyse du sommeil',
    apply: 'Appliquer l’optimisation',
    current: 'Vos heures actuelles',
    recommended: 'Minimum de l’OMS',
    optimized: 'Heures optimisées',
    optimal: 'Milieu des 7 à 9\u00a0heures recommandées',
    sleepDebt: 'Manque pour arriver à 8\u00a0heures',
    yearsImpact: 'Années de vie (règle approximative de cet outil)',
    underAge:
      'Ces analyses concernent les adultes. Avant 18\u00a0ans, d’autres recommandations s’appliquent.',
    potentialGain: 'Gain possible',
    more: {
      exercise: 'En savoir plus sur l’activité physique, avec les sources',
      sleep: 'En savoir plus sur le sommeil, avec les sources',
    },
    sources: 'Sources\u00a0:',
    none: 'Ajoutez une activité dont le nom contient «\u202fsommeil\u202f» ou «\u202fsport\u202f» pour voir ce que la recherche dit de ses heures.',
  },
  share: {
    title: 'À garder ou à partager',
    file: 'ma-vie-en-chiffres',
    full: 'Tous les résultats',
    fullHint: 'Tout le contenu de cette page en une image.',
    ways: { download: 'Partager les résultats', svg: 'Enregistrer en SVG', send: 'Envoyer l’image' },
    includeMarks: 'Inclure mes moments et mes chapitres dans l’image',
    capturing: 'Création de l’image…',
    timedOut: 'La création de l’image a pris trop de temps. Réessayez, ou enregistrez-la en SVG.',
    noCanvas: 'Ce navigateur ne peut pas créer cette image. Enregistrez-la plutôt en SVG.',
    link: {
      title: 'Un lien',
      copy: 'Copier le lien',
      copied: 'Lien copié.',
      byHand: 'Votre navigateur a empêché la copie. Sélectionnez le lien ci-dessous et copiez-le.',
      address: 'Lien vers ces résultats',
      note: 'Toute personne qui a le lien voit votre âge, l’espérance de vie, votre pays et vos activités, mais pas votre date de naissance (même si l’on peut en déduire votre anniversaire à une semaine près). Les données sont dans le lien lui-même, pas sur un serveur.',
      marks: 'Inclure mes moments et mes chapitres',
      moments: plural({ one: '#\u00a0moment', many: '#\u00a0de moments', other: '#\u00a0moments' }),
      chapters: plural({ one: '#\u00a0chapitre', many: '#\u00a0de chapitres', other: '#\u00a0chapitres' }),
      marksHint: (marks) =>
        `Le lien contient alors ${marks}\u00a0: vos mots, et leurs semaines dans votre vie, d’où l’on peut déduire les dates à deux semaines près. Vos proches n’y figurent jamais.`,
    },
  },
  jump: { toTop: 'Retour en haut', toResults: 'Voir les résultats' },
  poster: {
    asOf: (day) => `Au ${day}`,
    marks: { moments: 'Moments', chapters: 'Chapitres', both: 'Moments et chapitres' },
  },
};
