import type * as English from '../en/activity-names.ts';
import { listNames } from '../language.ts';

export const ACTIVITY_NAMES: typeof English.ACTIVITY_NAMES = {
  sleep: listNames('Sommeil, Dormir, Dodo, Nuit de sommeil, Sieste, Siestes'),
  work: listNames('Travail, Travailler, Boulot, Job, Emploi, Bureau, Métier, Télétravail'),
  commute: listNames(
    'Trajets, Trajet, Trajets domicile-travail, Trajet domicile-travail, Navettes, Navette, ' +
      'Transport, Transports, Transports en commun, Aller au travail',
  ),
  exercise: listNames(
    'Sport, Sports, Faire du sport, Exercice, Exercices, Exercice physique, Activité physique, ' +
      'Entraînement, Musculation, Gymnastique, Course à pied, Jogging, Footing',
  ),
  socialMedia: listNames('Réseaux sociaux, Médias sociaux, Réseaux'),
  entertainment: listNames(
    'TV/Divertissement, TV/Films, Divertissement, Divertissements, Films et séries, Films, ' +
      'Séries, Cinéma, Regarder des films, Regarder des séries',
  ),
  eating: listNames('Repas, Manger, Manger et boire, Alimentation'),
  familyTime: listNames('Temps en famille, Famille, Vie de famille, Moments en famille'),
  cooking: listNames('Cuisine, Cuisiner, Faire la cuisine, Faire à manger, Préparer les repas'),
  shopping: listNames('Courses, Faire les courses, Achats, Magasinage, Magasins, Commissions'),
  hobbies: listNames('Loisirs, Loisir, Passe-temps, Hobby, Passion, Passions'),
  reading: listNames('Lecture, Lire, Livres'),
  gaming: listNames('Jeux vidéo, Jeu vidéo, Jouer, Jeux'),
  studying: listNames(
    'Études, Étudier, École, Cours, Devoirs, Révisions, Réviser, Lycée, Université, Apprendre, ' +
      'Formation',
  ),
  cleaning: listNames('Ménage, Faire le ménage, Nettoyage, Rangement, Ranger'),
  meditation: listNames('Méditation, Méditer'),
  phoneCalls: listNames('Appels téléphoniques, Appels, Téléphone, Téléphoner'),
  socialActivities: listNames(
    'Vie sociale, Activités sociales, Amis, Voir des amis, Temps entre amis, Sorties, Sortir',
  ),
  travel: listNames('Voyages, Voyage, Voyager'),
  television: listNames('Télévision, Télé, TV, Regarder la télé, Regarder la télévision'),
  household: listNames('Tâches domestiques, Maison, Foyer'),
  housework: listNames('Tâches ménagères, Travaux ménagers, Corvées'),
  familyCare: listNames(
    'Soins aux proches, Soins à la famille, Soins aux enfants, Garde des enfants, Enfants, ' +
      'S’occuper des enfants, Aide aux proches',
  ),
  gettingAround: listNames('Déplacements, Déplacement, Se déplacer, Voiture'),
  gamesAndComputer: listNames('Jeux et ordinateur, Ordinateur, Ordi, Internet'),
  personalCare: listNames('Repos et soins personnels, Soins personnels, Repos, Toilette, Hygiène'),
};

export const ACTIVITY_STEMS: typeof English.ACTIVITY_STEMS = {
  sleep: ['sommeil', 'dormir', 'dodo'],
  // With its space: “transports” is another activity.
  exercise: ['exercice', ' sport', 'entraînement', 'musculation', 'muscu', 'activité physique'],
};
