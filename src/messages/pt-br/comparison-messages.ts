import type * as English from '../en/comparison-messages.ts';
import type { Translated } from '../translated.ts';
import { phrase } from './plural.ts';

const onFoot = 'A pé, a 5 km por hora,';

export const COMPARISONS: Translated<typeof English.COMPARISONS> = {
  sleep: {
    days: phrase({
      one: 'Seu sono ocupa # dia inteiro por ano.',
      many: 'Seu sono ocupa # de dias inteiros por ano.',
      other: 'Seu sono ocupa # dias inteiros por ano.',
    }),
    winters: phrase({
      one: 'Até esta idade, isso dá # inverno de três meses de sono.',
      many: 'Até esta idade, isso dá # de invernos de três meses de sono.',
      other: 'Até esta idade, isso dá # invernos de três meses de sono.',
    }),
    wakingHours: phrase({
      one: 'A cada semana, sobra # hora além do sono.',
      many: 'A cada semana, sobram # de horas além do sono.',
      other: 'A cada semana, sobram # horas além do sono.',
    }),
  },
  work: {
    coffees: phrase({
      one: 'Com uma xícara a cada quatro horas: # café por ano.',
      many: 'Com uma xícara a cada quatro horas: # de cafés por ano.',
      other: 'Com uma xícara a cada quatro horas: # cafés por ano.',
    }),
    weeks: phrase({
      one: 'Seu ano de trabalho equivale a # semana de quarenta horas.',
      many: 'Seu ano de trabalho equivale a # de semanas de quarenta horas.',
      other: 'Seu ano de trabalho equivale a # semanas de quarenta horas.',
    }),
    wakingYears: phrase({
      one: 'Até esta idade, isso dá # ano de trabalho, em dias de 16 horas, sem contar o sono.',
      many: 'Até esta idade, isso dá # de anos de trabalho, em dias de 16 horas, sem contar o sono.',
      other: 'Até esta idade, isso dá # anos de trabalho, em dias de 16 horas, sem contar o sono.',
    }),
  },
  commute: {
    songs: phrase({
      one: 'Tempo para # música de quatro minutos por ano.',
      many: 'Tempo para # de músicas de quatro minutos por ano.',
      other: 'Tempo para # músicas de quatro minutos por ano.',
    }),
    laps: phrase({
      one: `${onFoot} uma vida inteira disso daria # volta ao redor do equador.`,
      many: `${onFoot} uma vida inteira disso daria # de voltas ao redor do equador.`,
      other: `${onFoot} uma vida inteira disso daria # voltas ao redor do equador.`,
    }),
  },
  exercise: {
    minutes: phrase({
      one: '# minuto por semana. A OMS recomenda de 150 a 300 para pessoas adultas (metade, em atividade vigorosa).',
      many: '# de minutos por semana. A OMS recomenda de 150 a 300 para pessoas adultas (metade, em atividade vigorosa).',
      other:
        '# minutos por semana. A OMS recomenda de 150 a 300 para pessoas adultas (metade, em atividade vigorosa).',
    }),
    walk: phrase({
      one: `${onFoot} isso daria # km por ano.`,
      many: `${onFoot} isso daria # de km por ano.`,
      other: `${onFoot} isso daria # km por ano.`,
    }),
  },
  socialMedia: {
    average: phrase({
      one: '# vez a média mundial (quem usa a internet, 2025).',
      many: '# de vezes a média mundial (quem usa a internet, 2025).',
      other: '# vezes a média mundial (quem usa a internet, 2025).',
    }),
    notes: phrase({
      one: 'Tempo para # mensagem de cinco minutos por semana a pessoas queridas.',
      many: 'Tempo para # de mensagens de cinco minutos por semana a pessoas queridas.',
      other: 'Tempo para # mensagens de cinco minutos por semana a pessoas queridas.',
    }),
  },
  cooking: {
    meals: phrase({
      one: 'Com 45 minutos para cada: # refeição preparada por ano.',
      many: 'Com 45 minutos para cada: # de refeições preparadas por ano.',
      other: 'Com 45 minutos para cada: # refeições preparadas por ano.',
    }),
    weeks: phrase({
      one: 'Até esta idade, isso dá # semana de quarenta horas na cozinha.',
      many: 'Até esta idade, isso dá # de semanas de quarenta horas na cozinha.',
      other: 'Até esta idade, isso dá # semanas de quarenta horas na cozinha.',
    }),
  },
  // The reading speeds were measured in English.
  reading: { novels: null, words: null },
  gaming: {
    adventures: phrase({
      one: 'Tempo para # aventura de quarenta horas por ano.',
      many: 'Tempo para # de aventuras de quarenta horas por ano.',
      other: 'Tempo para # aventuras de quarenta horas por ano.',
    }),
    evenings: phrase({
      one: 'Numa vida inteira, isso dá # noite de jogo de três horas.',
      many: 'Numa vida inteira, isso dá # de noites de jogo de três horas.',
      other: 'Numa vida inteira, isso dá # noites de jogo de três horas.',
    }),
  },
  eating: {
    meals: phrase({
      one: 'Com meia hora para cada: # refeição por ano.',
      many: 'Com meia hora para cada: # de refeições por ano.',
      other: 'Com meia hora para cada: # refeições por ano.',
    }),
    days: phrase({
      one: 'Até esta idade, isso dá # dia inteiro à mesa.',
      many: 'Até esta idade, isso dá # de dias inteiros à mesa.',
      other: 'Até esta idade, isso dá # dias inteiros à mesa.',
    }),
  },
  entertainment: {
    movies: phrase({
      one: 'Tempo para # filme de duas horas por ano.',
      many: 'Tempo para # de filmes de duas horas por ano.',
      other: 'Tempo para # filmes de duas horas por ano.',
    }),
  },
  // The class hours are those of people who speak English.
  studying: { hardLanguage: null, languages: null },
  hobbies: {
    weekends: phrase({
      one: 'Com 32 horas em cada, sem contar o sono: # fim de semana de hobbies por ano.',
      many: 'Com 32 horas em cada, sem contar o sono: # de fins de semana de hobbies por ano.',
      other: 'Com 32 horas em cada, sem contar o sono: # fins de semana de hobbies por ano.',
    }),
    afternoons: phrase({
      one: 'Numa vida inteira, isso dá # tarde de domingo de quatro horas.',
      many: 'Numa vida inteira, isso dá # de tardes de domingo de quatro horas.',
      other: 'Numa vida inteira, isso dá # tardes de domingo de quatro horas.',
    }),
  },
};

export const GENERAL_COMPARISONS: Translated<typeof English.GENERAL_COMPARISONS> = {
  days: phrase({
    one: 'Um ano disso soma # dia inteiro.',
    many: 'Um ano disso soma # de dias inteiros.',
    other: 'Um ano disso soma # dias inteiros.',
  }),
  laps: phrase({
    one: `${onFoot} até esta idade você poderia ter dado # volta ao redor do equador.`,
    many: `${onFoot} até esta idade você poderia ter dado # de voltas ao redor do equador.`,
    other: `${onFoot} até esta idade você poderia ter dado # voltas ao redor do equador.`,
  }),
  workWeeks: phrase({
    one: 'Um ano disso equivale a # semana de trabalho de quarenta horas.',
    many: 'Um ano disso equivale a # de semanas de trabalho de quarenta horas.',
    other: 'Um ano disso equivale a # semanas de trabalho de quarenta horas.',
  }),
  novels: null,
  seasons: phrase({
    one: 'Até esta idade, isso dá # estação de três meses.',
    many: 'Até esta idade, isso dá # de estações de três meses.',
    other: 'Até esta idade, isso dá # estações de três meses.',
  }),
  languages: null,
  movies: phrase({
    one: 'Trinta dias disso equivalem a # filme de duas horas.',
    many: 'Trinta dias disso equivalem a # de filmes de duas horas.',
    other: 'Trinta dias disso equivalem a # filmes de duas horas.',
  }),
  minutes: phrase({
    one: 'Dia e noite, é # minuto de cada hora.',
    many: 'Dia e noite, são # de minutos de cada hora.',
    other: 'Dia e noite, são # minutos de cada hora.',
  }),
  coffees: phrase({
    one: 'Tempo para # café de meia hora por semana.',
    many: 'Tempo para # de cafés de meia hora por semana.',
    other: 'Tempo para # cafés de meia hora por semana.',
  }),
  songs: phrase({
    one: 'Tempo para # música de quatro minutos por dia.',
    many: 'Tempo para # de músicas de quatro minutos por dia.',
    other: 'Tempo para # músicas de quatro minutos por dia.',
  }),
  wakingYears: phrase({
    one: 'Numa vida inteira, isso dá # ano, em dias de 16 horas, sem contar o sono.',
    many: 'Numa vida inteira, isso dá # de anos, em dias de 16 horas, sem contar o sono.',
    other: 'Numa vida inteira, isso dá # anos, em dias de 16 horas, sem contar o sono.',
  }),
};
