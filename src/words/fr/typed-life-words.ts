import type { TypedLifeWords } from '../typed-life-words.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  until: ['à', 'au', 'jusqu’à', 'jusqu’en', 'jusqu’au'],
  now: ['maintenant', 'aujourd’hui', 'présent'],
  since: ['depuis', 'dès', 'à partir'],
  born: list('né née'),
  events: list(
    'premier… première… dernier… dernière… mariage… marié… fiançailles… divorce… naissance… né née bac diplôme… ' +
      'permis… déménage… emménage… rencontr… quitté… départ… début… commencé… démission… retraite… achat… acheté… ' +
      'vente… vendu… voyage… gagné… accident… opération… mort décès… enterrement… baptême… communion… rupture… ' +
      'arrivée… retour… examen… morte… décéd… disparu… disparition… parti partie partis parties perdu… perte… ' +
      'obsèques… funérailles… inhum… crémation… suicid… fausse veuf… veuv… deuil… tué… adieu… éteint… ivg ' +
      'avortement…',
  ),
  relations: {
    mother: list('mère maman'),
    father: list('père papa'),
    child: list('fils fille enfant beau-fils belle-fille frère sœur soeur jumeau jumelle'),
    partner: list('mari femme époux épouse conjoint conjointe compagnon compagne partenaire'),
    friend: list('ami amie copain copine'),
    grandparent: list(
      'grand-mère grand-père mamie papi papy mamy mémé pépé petit-fils petite-fille tante tata oncle tonton cousin ' +
        'cousine nièce neveu',
    ),
  },
};
