import type * as English from '../en/detail-messages.ts';
import type { Translated } from '../translated.ts';
import { untilAge, untilAgeAlone } from './ages.ts';
import { plural } from './plural.ts';
import { decimalYears, years } from './units.ts';

const moreComparisons = plural({ one: '# comparación más', other: '# comparaciones más' });

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  cards: {
    title: 'Actividad por actividad',
    soFar: (format, figure) => `${decimalYears(format, figure)} hasta ahora`,
    atThisAge: (format, figure) => `${decimalYears(format, figure)} a esta edad`,
    from: (format, figure) => `Hoy: ${decimalYears(format, figure)}`,
    share: (percentage) => `${percentage} de cada día`,
    shareOfLife: (percentage) => `${percentage} de tu vida`,
    more: plural({ one: '# más', other: '# más' }, '# más'),
    moreAbout: (format, count, name) => `${moreComparisons(format, count)} para ${name}`,
  },
  projections: {
    title: 'Proyecciones a futuro',
    hint: 'Años hasta ahora y años por delante si tus días siguen igual.',
    hintMoved: (format, age) =>
      `Años hasta ahora, ${untilAge(format, age)} y después, si tus días siguen igual.`,
    hintPast: 'Años hasta ahora. Los años por delante solo se cuentan hasta la esperanza de vida.',
    hintAtEnd: (format, age) => `Años hasta ahora y ${untilAge(format, age)} si tus días siguen igual.`,
    scheduled: {
      hint: 'Años hasta ahora y años por delante, en los días y a las edades que indicaste.',
      hintMoved: (format, age) =>
        `Años hasta ahora, ${untilAge(format, age)} y después, en los días y a las edades que indicaste.`,
      hintAtEnd: (format, age) =>
        `Años hasta ahora y ${untilAge(format, age)}, en los días y a las edades que indicaste.`,
    },
    soFar: (format, figure) => `${decimalYears(format, figure)} hasta ahora`,
    by: (format, figure, age) => `${decimalYears(format, figure)} ${untilAgeAlone(format, age)}`,
    until: (format, figure, age) => `${format.decimal(figure)} ${untilAgeAlone(format, age)}`,
    ahead: (format, figure) => `${decimalYears(format, figure)} por delante`,
    axis: years,
    columns: {
      activity: 'Actividad',
      soFar: 'Años hasta ahora',
      by: (format, age) => `Años ${untilAgeAlone(format, age)}`,
      ahead: 'Años por delante',
    },
  },
  health: {
    title: 'Optimización de la salud',
    exercise: 'Análisis del ejercicio',
    sleep: 'Análisis del sueño',
    apply: 'Aplicar optimización',
    current: 'Tus horas ahora',
    recommended: 'Mínimo de la OMS',
    optimized: 'Optimizado',
    optimal: 'Punto medio de las 7 a 9 horas recomendadas',
    sleepDebt: 'Te faltan para 8 horas',
    yearsImpact: 'Años de vida (regla aproximada de esta herramienta)',
    underAge:
      'Estos análisis son para personas adultas. Para menores de 18 años valen otras recomendaciones.',
    potentialGain: 'Ganancia posible',
    more: { exercise: 'Más sobre el ejercicio, con fuentes', sleep: 'Más sobre el sueño, con fuentes' },
    sources: 'Fuentes:',
    none: 'Añade una actividad con «dormir» o «ejercicio» en el nombre para ver qué dicen los estudios sobre sus horas.',
  },
  share: {
    title: 'Guardar o compartir',
    file: 'mi-vida-visualizada',
    full: 'Resultados completos',
    fullHint: 'Todo lo de esta página en una sola imagen.',
    ways: { download: 'Compartir resultados', svg: 'Guardar como SVG', send: 'Enviar la imagen' },
    includeMarks: 'Incluir mis momentos y etapas en la imagen',
    capturing: 'Capturando…',
    timedOut: 'La imagen tardó demasiado. Inténtalo de nuevo o guárdala como SVG.',
    noCanvas: 'Este navegador no puede crear esta imagen. Guárdala como SVG.',
    link: {
      title: 'Un enlace',
      copy: 'Copiar enlace',
      copied: 'Enlace copiado.',
      byHand: 'Tu navegador no permitió copiar. Selecciona el enlace de abajo y cópialo.',
      address: 'Enlace a estos resultados',
      note: 'Quien tenga el enlace ve tu edad, tu esperanza de vida, tu país y tus actividades, pero no tu fecha de nacimiento (aunque se puede deducir tu cumpleaños con una semana de margen). Los datos están en el propio enlace, no en un servidor.',
      marks: 'Incluir mis momentos y etapas',
      moments: plural({ one: '# momento', other: '# momentos' }),
      chapters: plural({ one: '# etapa', other: '# etapas' }),
      marksHint: (marks) =>
        `El enlace incluirá entonces ${marks}: tus palabras y las semanas de tu vida en que ocurren, de las que se pueden deducir las fechas con dos semanas de margen. Las personas nunca se incluyen.`,
    },
  },
  jump: { toTop: 'Volver arriba', toResults: 'Ver los resultados' },
  poster: {
    asOf: (day) => `Al ${day}`,
    marks: { moments: 'Momentos', chapters: 'Etapas', both: 'Momentos y etapas' },
  },
};
