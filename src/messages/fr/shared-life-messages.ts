import type * as English from '../en/shared-life-messages.ts';
import type { Translated } from '../translated.ts';

export const SHARED_LIFE_MESSAGES: Translated<typeof English.SHARED_LIFE_MESSAGES> = {
  about:
    'Ci-dessous, «\u202fvous\u202f» désigne la personne qui a envoyé ce lien. Ce sont ses résultats, le jour où elle l’a créé\u202f; rien n’est enregistré sur votre appareil.',
  results: 'Sa vie en chiffres',
  own: 'Voir ma propre vie',
  unreadable:
    'Ce lien ne peut pas s’ouvrir\u00a0: il en manque une partie, ou elle a été modifiée. Demandez-en un nouveau à la personne qui l’a envoyé.',
  newer: 'Ce lien vient d’une version plus récente de cette page. Rechargez la page pour l’ouvrir.',
};
