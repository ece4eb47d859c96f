import type * as English from '../en/keepsake-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { decimalYears } from './units.ts';

export const KEEPSAKE_MESSAGES: Translated<typeof English.KEEPSAKE_MESSAGES> = {
  title: 'Une image à garder',
  hint: 'Vos semaines en affiche à accrocher, en fond d’écran de téléphone ou en image à publier.',
  open: 'Choisir une image',
  format: 'Format',
  formats: {
    a3: 'Affiche, A3',
    a4: 'Affiche, A4',
    wallpaper: 'Fond d’écran',
    square: 'Carré',
    story: 'Story',
  },
  millimeters: (width, height) => `${width} × ${height}\u00a0mm`,
  pixels: (width, height) => `${width} × ${height}`,
  theme: 'Fond',
  themes: { light: 'Clair', dark: 'Sombre' },
  titleField: 'Titre (facultatif)',
  birthdate: 'Afficher la date de naissance',
  birthdateHint:
    'Même sans elle, les semaines vécues et la date de l’image permettent de la déduire à une semaine près.',
  moments: 'Inclure mes moments',
  defaultTitle: {
    own: 'Ma vie en semaines',
    shared: 'Une vie en semaines',
    example: 'Exemple de vie en semaines',
  },
  phone: 'Seulement les semaines, avec de la place pour l’horloge.',
  noPhone:
    'Seulement les semaines, avec de la place pour l’horloge, à la taille d’un téléphone courant. Ouvrez cette page sur votre téléphone pour la taille de son propre écran.',
  print: 'Imprimer ou enregistrer en PDF',
  svg: 'Télécharger en SVG',
  png: 'Télécharger en PNG',
  send: 'Envoyer l’image',
  set: 'Télécharger 52 fonds d’écran',
  setHint:
    'Un pour chaque semaine de l’année à venir, dans un seul fichier zip. Chacun porte la date de son premier jour.',
  making: 'Création de l’image…',
  progress: (done, total) => `Fonds d’écran créés\u00a0: ${done} sur ${total}`,
  cancel: 'Annuler',
  cancelled: 'Création annulée. Rien n’a été téléchargé.',
  files: {
    a3: 'vie-en-semaines-a3',
    a4: 'vie-en-semaines-a4',
    wallpaper: 'vie-en-semaines-fond-ecran',
    square: 'vie-en-semaines-carre',
    story: 'vie-en-semaines-story',
    set: 'vie-en-semaines-fonds-ecran',
  },
  saved: (name) => `Fichier téléchargé\u00a0: ${name}.`,
  timedOut:
    'La création de l’image a pris trop de temps. Rien n’a été téléchargé. Réessayez, ou choisissez un autre format.',
  noCanvas: 'Ce navigateur n’a pas pu créer une image de cette taille. Choisissez un autre format.',
  noPrint: 'Ce navigateur ne peut pas imprimer. Téléchargez plutôt le SVG.',
  notSent: 'L’image n’a pas pu être envoyée. Téléchargez-la plutôt.',
  failed: 'L’image n’a pas pu être créée. Rien n’a été téléchargé. Veuillez réessayer plus tard.',
};

const weeksLived = plural({
  one: '#\u00a0semaine vécue',
  many: '#\u00a0de semaines vécues',
  other: '#\u00a0semaines vécues',
});

export const KEEPSAKE_FIGURES: Translated<typeof English.KEEPSAKE_FIGURES> = {
  firstWeek: (format, ahead) => `Première semaine · environ ${format.number(ahead)} à venir`,
  lived: (format, lived, ahead) => `${weeksLived(format, lived)} · environ ${format.number(ahead)} à venir`,
  firstWeekAlone: 'Première semaine, et ça continue',
  livedAlone: (format, lived) => `${weeksLived(format, lived)}, et ça continue`,
  born: (date, figures) => `Naissance le ${date} · ${figures}`,
};

export const KEEPSAKE_PRINT: Translated<typeof English.KEEPSAKE_PRINT> = {
  lifeExpectancy: (format, age) => `Espérance de vie, ${decimalYears(format, age)}`,
  asOf: (date) => `Au ${date}.`,
  moment: (number, text) => `${number} ${text}`,
  moments: (items) => items.join(' · '),
};
