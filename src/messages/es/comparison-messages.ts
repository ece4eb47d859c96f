import type * as English from '../en/comparison-messages.ts';
import type { Translated } from '../translated.ts';
import { phrase } from './plural.ts';

export const COMPARISONS: Translated<typeof English.COMPARISONS> = {
  sleep: {
    days: phrase({ one: 'Duermes # día completo al año.', other: 'Duermes # días completos al año.' }),
    winters: phrase({
      one: 'Hasta esta edad, es # invierno de tres meses durmiendo.',
      other: 'Hasta esta edad, son # inviernos de tres meses durmiendo.',
    }),
    wakingHours: phrase({
      one: 'Cada semana te queda # hora de vigilia.',
      other: 'Cada semana te quedan # horas de vigilia.',
    }),
  },
  work: {
    coffees: phrase({
      one: 'Con una taza cada cuatro horas: # café al año.',
      other: 'Con una taza cada cuatro horas: # cafés al año.',
    }),
    weeks: phrase({
      one: 'Tu año de trabajo equivale a # semana de cuarenta horas.',
      other: 'Tu año de trabajo equivale a # semanas de cuarenta horas.',
    }),
    wakingYears: phrase({
      one: 'Hasta esta edad, es # año de trabajo, a 16 horas de vigilia al día.',
      other: 'Hasta esta edad, son # años de trabajo, a 16 horas de vigilia al día.',
    }),
  },
  commute: {
    songs: phrase({
      one: 'Tiempo para # canción de cuatro minutos al año.',
      other: 'Tiempo para # canciones de cuatro minutos al año.',
    }),
    laps: phrase({
      one: 'A pie, a 5 km por hora, el tiempo de toda una vida daría para # vuelta a la Tierra por el ecuador.',
      other:
        'A pie, a 5 km por hora, el tiempo de toda una vida daría para # vueltas a la Tierra por el ecuador.',
    }),
  },
  exercise: {
    minutes: phrase({
      one: '# minuto a la semana. La OMS recomienda de 150 a 300 a las personas adultas (la mitad si es intenso).',
      other:
        '# minutos a la semana. La OMS recomienda de 150 a 300 a las personas adultas (la mitad si es intenso).',
    }),
    walk: phrase({
      one: 'A pie, a 5 km por hora, sería # km al año.',
      other: 'A pie, a 5 km por hora, serían # km al año.',
    }),
  },
  socialMedia: {
    average: phrase({
      one: '# vez el promedio mundial (personas que usan internet, 2025).',
      other: '# veces el promedio mundial (personas que usan internet, 2025).',
    }),
    notes: phrase({
      one: 'Tiempo para escribir # mensaje de cinco minutos a una amistad cada semana.',
      other: 'Tiempo para escribir # mensajes de cinco minutos a tus amistades cada semana.',
    }),
  },
  cooking: {
    meals: phrase({
      one: 'A 45 minutos cada una: # comida preparada al año.',
      other: 'A 45 minutos cada una: # comidas preparadas al año.',
    }),
    weeks: phrase({
      one: 'Hasta esta edad, es # semana de cuarenta horas en la cocina.',
      other: 'Hasta esta edad, son # semanas de cuarenta horas en la cocina.',
    }),
  },
  reading: { novels: null, words: null },
  gaming: {
    adventures: phrase({
      one: 'Tiempo para # aventura de cuarenta horas al año.',
      other: 'Tiempo para # aventuras de cuarenta horas al año.',
    }),
    evenings: phrase({
      one: 'A lo largo de la vida, es # noche de tres horas de videojuegos.',
      other: 'A lo largo de la vida, son # noches de tres horas de videojuegos.',
    }),
  },
  eating: {
    meals: phrase({
      one: 'A media hora cada una: # comida al año.',
      other: 'A media hora cada una: # comidas al año.',
    }),
    days: phrase({
      one: 'Hasta esta edad, es # día completo a la mesa.',
      other: 'Hasta esta edad, son # días completos a la mesa.',
    }),
  },
  entertainment: {
    movies: phrase({
      one: 'Tiempo para # película de dos horas al año.',
      other: 'Tiempo para # películas de dos horas al año.',
    }),
  },
  studying: { hardLanguage: null, languages: null },
  hobbies: {
    weekends: phrase({
      one: 'A 32 horas de vigilia cada uno: # fin de semana de pasatiempos al año.',
      other: 'A 32 horas de vigilia cada uno: # fines de semana de pasatiempos al año.',
    }),
    afternoons: phrase({
      one: 'A lo largo de la vida, es # tarde de domingo de cuatro horas.',
      other: 'A lo largo de la vida, son # tardes de domingo de cuatro horas.',
    }),
  },
};

export const GENERAL_COMPARISONS: Translated<typeof English.GENERAL_COMPARISONS> = {
  days: phrase({ one: 'En un año suma # día completo.', other: 'En un año suma # días completos.' }),
  laps: phrase({
    one: 'A pie, a 5 km por hora, hasta esta edad habrías podido dar # vuelta a la Tierra por el ecuador.',
    other: 'A pie, a 5 km por hora, hasta esta edad habrías podido dar # vueltas a la Tierra por el ecuador.',
  }),
  workWeeks: phrase({
    one: 'En un año equivale a # semana laboral de cuarenta horas.',
    other: 'En un año equivale a # semanas laborales de cuarenta horas.',
  }),
  novels: null,
  seasons: phrase({
    one: 'Hasta esta edad, es # estación de tres meses.',
    other: 'Hasta esta edad, son # estaciones de tres meses.',
  }),
  languages: null,
  movies: phrase({
    one: 'En treinta días equivale a # película de dos horas.',
    other: 'En treinta días equivale a # películas de dos horas.',
  }),
  minutes: phrase({
    one: 'Repartido por las 24 horas del día, es # minuto de cada hora.',
    other: 'Repartido por las 24 horas del día, son # minutos de cada hora.',
  }),
  coffees: phrase({
    one: 'Tiempo para # café de media hora a la semana.',
    other: 'Tiempo para # cafés de media hora a la semana.',
  }),
  songs: phrase({
    one: 'Tiempo para # canción de cuatro minutos al día.',
    other: 'Tiempo para # canciones de cuatro minutos al día.',
  }),
  wakingYears: phrase({
    one: 'A lo largo de la vida, es # año, a 16 horas de vigilia al día.',
    other: 'A lo largo de la vida, son # años, a 16 horas de vigilia al día.',
  }),
};
