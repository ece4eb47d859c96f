import type * as English from '../en/messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

const freeHours = plural({ one: '#\u00a0h libre', many: '#\u00a0h libres', other: '#\u00a0h libres' });

const lowerStart = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const MESSAGES: Translated<typeof English.MESSAGES> = {
  productName: 'Lifetime Visualizer',
  theme: { toLight: 'Passer au thème clair', toDark: 'Passer au thème sombre' },
  calculating: { banner: 'Mise en image de votre vie…', button: 'Calcul en cours…' },
  form: {
    title: 'Parlez-nous de vous',
    lede: 'Voyez ce qui est derrière vous, ce qui est peut-être devant vous, et où passe votre temps.',
    birthdate: 'Date de naissance',
    country: 'Pays',
    chooseCountry: 'Choisir un pays',
    lookingUp: 'Recherche…',
    late: 'Cela prend du temps. Vous pouvez attendre, ou saisir vous-même l’espérance de vie.',
    lifeExpectancyOf: (format, figure, source, year) => `${years(format, figure)} · ${source} ${year}`,
    lifeExpectancyFromSnapshot: (format, figure, source, year) =>
      `${years(format, figure)} · ${source} ${year}, copie conservée par cette page`,
    manual: 'Saisir moi-même l’espérance de vie',
    lifeExpectancy: 'Espérance de vie (années)',
    lifeExpectancyHint: (format) => `De 1 à 150, par exemple ${format.number(82.5)}.`,
    activities: 'Votre journée moyenne',
    activity: (position) => `Activité ${position}`,
    activityName: (position) => `Activité ${position}, nom`,
    activityNamePlaceholder: 'Nommez une activité',
    activityHours: (position) => `Activité ${position}, heures par jour`,
    removeActivity: (position) => `Supprimer l’activité ${position}`,
    addActivity: 'Ajouter une activité',
    dayBar: 'Votre journée sous forme de barre',
    hoursUnit: 'h',
    total: (format, { total, free }) =>
      `Total\u00a0: ${format.number(total)}\u00a0h sur 24, ${freeHours(format, free)}`,
    totalJustOver: (format, { total, free }) =>
      `Total\u00a0: un peu plus de ${format.number(total)}\u00a0h sur 24, un peu moins de ${freeHours(format, free)}`,
    totalFull: 'Total\u00a0: 24\u00a0h sur 24, aucune heure libre',
    totalOver: (format, { total, over }) =>
      `Total\u00a0: ${format.number(total)}\u00a0h, soit ${format.number(over)}\u00a0h de trop pour une journée`,
    totalBarelyOver: 'Total\u00a0: un peu plus de 24\u00a0h, donc un peu trop pour une journée',
    submit: 'Visualiser ma vie',
    privacy:
      'Tout reste sur votre appareil. Seul le code de votre pays est envoyé, pour connaître son espérance de vie.',
    changed:
      'Vous avez modifié vos données. Appuyez sur «\u202fVisualiser ma vie\u202f» pour mettre les résultats à jour.',
    problems: 'Il y a un problème',
    problemOf: (activity, problem) => `${activity}\u00a0: ${lowerStart(problem)}`,
    example: 'Voir un exemple',
    exampleCountry: 'Canada',
    exampleShown: 'Vous regardez un exemple.',
    exampleChanged: 'Revenir à l’exemple',
    averageDays: 'Partir d’une journée moyenne',
    setWhen: 'Préciser quand',
    day: {
      done: 'Une journée moyenne a remplacé vos activités.',
      undone: 'Vos activités sont de retour.',
    },
    applied: {
      done: 'Vos données et vos résultats ont changé.',
      undone: 'Vos propres données sont de retour.',
    },
    tab: {
      done: 'Vous avez modifié vos données dans un autre onglet.',
      undone: 'Les données de cet onglet sont de retour.',
    },
    backup: {
      button: 'Sauvegarde',
      title: 'Fichier de sauvegarde',
      done: 'Votre sauvegarde est ouverte.',
      undone: 'Vos données sont de retour.',
    },
    activityRemoved: (name) => (name ? `Activité «\u202f${name}\u202f» supprimée.` : 'Activité supprimée.'),
    undo: 'Rétablir',
    undoForm: 'Rétablir mes données',
  },
  results: { title: 'Votre vie en chiffres' },
  days: {
    title: 'Journées moyennes',
  },
  remember: {
    label: 'Mémoriser sur cet appareil',
    hint: 'Enregistre vos données dans ce navigateur jusqu’à ce que vous décochiez cette case. À éviter sur un appareil partagé.',
    failed: 'Ce navigateur n’autorise pas la page à enregistrer quoi que ce soit.',
    unread: 'Vos données enregistrées n’ont pas pu être chargées. Rechargez la page pour les ouvrir.',
    newer:
      'Une version plus récente de cette page a enregistré des données ici. Rechargez la page pour les ouvrir.',
  },
  link: {
    opening: 'Ouverture de la vie partagée…',
    failed: 'La vie partagée n’a pas pu être affichée. Rechargez la page, ou réessayez plus tard.',
    heading: 'Quelqu’un vous montre sa vie',
  },
  picker: {
    title: 'Choisir un pays',
    search: 'Rechercher un pays…',
    loading: 'Chargement des pays…',
    failed:
      'La liste des pays n’a pas pu être chargée. Réessayez, ou saisissez vous-même l’espérance de vie.',
    retry: 'Réessayer',
    manual: 'Saisir plutôt moi-même l’espérance de vie',
    close: 'Fermer',
  },
  toast: { announced: 'Message\u00a0:', dismiss: 'Fermer', region: 'Messages' },
  broken: {
    part: (name) =>
      `«\u202f${name}\u202f» n’a pas pu s’afficher. Tout le reste, y compris vos données, est toujours là.`,
    page: 'La page n’a pas pu s’afficher. Rechargez-la, ou réessayez plus tard.',
    renewed:
      'Cette page a peut-être été mise à jour depuis que vous l’avez ouverte. Si réessayer ne suffit pas, rechargez-la\u00a0: vos données restent.',
    again: 'Réessayer',
    againOf: (name) => `Réessayer\u00a0: ${name}`,
    reload: 'Recharger la page',
  },
};
