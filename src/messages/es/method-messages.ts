import type * as English from '../en/method-messages.ts';
import type { Translated } from '../translated.ts';

export const METHOD_MESSAGES: Translated<typeof English.METHOD_MESSAGES> = {
  title: 'Cómo se calcula',
  stepsTitle: 'Las cuentas, con tus números',
  sourcesTitle: 'De dónde vienen las cifras',
  limitsTitle: 'Lo que estos números no pueden decirte',
};

export const STEP_TITLES: Translated<typeof English.STEP_TITLES> = {
  yearsLived: 'Años vividos',
  yearsRemaining: 'Años restantes',
  weeksLeft: 'Semanas restantes',
  weeksLived: 'Semanas hasta ahora',
  activity: 'Años de una actividad',
  freeTime: 'Tiempo libre',
};

const countBirthdays = ({ from, to, age }: English.Birthdays) =>
  `Cumpleaños entre el ${from} y el ${to}: ${age}.`;

const SHARES_OF_TIME = {
  everyDay: 'Horas al día ÷ 24 × años.',
  everyDayInYears: 'Horas al día ÷ 24 × años en los que ocurre.',
  someDaysInYears: 'Horas al día × días a la semana ÷ 7 ÷ 24 × años en los que ocurre.',
} as const;

export const STEPS: Translated<typeof English.STEPS> = {
  yearsLived: {
    birthdays: (age) => `Cumpleaños hasta ahora: ${age}.`,
    between: countBirthdays,
    fromLeapDay: (birthdays) =>
      `${countBirthdays(birthdays)} En los años sin 29 de febrero, el cumpleaños es el 1 de marzo.`,
  },
  yearsRemaining: {
    left: (calculation) => `Esperanza de vida − años vividos: ${calculation}.`,
    past: (difference) =>
      `Esperanza de vida − años vividos. ${difference} es menos que 0, así que queda en 0.`,
  },
  weeksLeft: (calculation) =>
    `Años restantes × 52, redondeado hacia abajo: ${calculation}. Se cuenta desde tu último cumpleaños; un año dura uno o dos días más que 52 semanas.`,
  weeksLived: {
    weeks: (weeks) => `Semanas completas desde el nacimiento: ${weeks}.`,
    fromDays: (calculation) => `Días desde el nacimiento ÷ 7, redondeado hacia abajo: ${calculation}.`,
  },
  activity: {
    rule: (rhythm) => SHARES_OF_TIME[rhythm],
    soFar: (format, rhythm, soFar) =>
      `${SHARES_OF_TIME[rhythm]} Para tu primera actividad, años hasta ahora: ${soFar.factors} = ${format.decimal(soFar.years)}.`,
    withAhead: (format, rhythm, soFar, ahead) =>
      `${SHARES_OF_TIME[rhythm]} Para tu primera actividad, años hasta ahora: ${soFar.factors} = ${format.decimal(soFar.years)}; por delante: ${ahead.factors} = ${format.decimal(ahead.years)}.`,
  },
  freeTime: {
    ofDay: (calculation) => `Horas al día que no ocupa ninguna actividad: ${calculation}.`,
    ofWeek: (calculation) => `Horas a la semana, a tu edad, que no ocupa ninguna actividad: ${calculation}.`,
  },
};

export const GENERAL_STEPS: Translated<typeof English.GENERAL_STEPS> = [
  {
    what: 'Esperanza de vida a tu edad',
    how: 'El promedio al nacer incluye a quienes murieron a edades tempranas. Una tabla de mortalidad dice cuánto viven en promedio quienes ya han llegado a una edad.',
  },
  {
    what: 'Si las tasas de mortalidad siguen bajando',
    how: 'Cada año por venir tiene las tasas de mortalidad que la ONU prevé para él; después de 2100 se quedan como están. El intervalo toma cada año tan bajo o tan alto como el intervalo del 80\u00a0% de la ONU para la esperanza de vida al nacer, que solo existe en las tablas de toda la población.',
  },
  {
    what: 'Cuántas personas llegan a cada edad',
    how: 'Supervivientes a la edad posterior ÷ supervivientes a la edad anterior. Entre edades se interpola el logaritmo de la tasa de mortalidad.',
  },
  {
    what: 'Tu lugar entre quienes viven hoy',
    how: 'Población por grupos de edad de cinco años, según la previsión de la ONU para 2025. Dentro de cada grupo se interpola el número de personas y se redondea el resultado.',
  },
  {
    what: 'Años de vida y ganancia posible',
    how: 'Reglas aproximadas de esta herramienta, no mediciones: un número fijo de años para cada nivel, y (horas optimizadas − horas actuales) ÷ 24 × años restantes × 3.',
  },
];

export const LIMITS: Translated<typeof English.LIMITS> = [
  'Un promedio no dice cuánto vivirás. Muchas personas viven más que el promedio, y muchas mueren antes.',
  'Las tablas de mortalidad usan las tasas de un solo año. Las tasas de mortalidad llevan tiempo bajando. Si siguen bajando como prevé la ONU, las personas vivirán más de lo que dicen esas tablas.',
  'Las tablas de mortalidad de un país (toda la población, mujeres y hombres) se ajustan con un mismo factor, para que la esperanza de vida al nacer de toda la población sea la del Banco Mundial. Las menos seguras son las de Kuwait, las Islas Vírgenes de los Estados Unidos, las Islas Feroe, las Seychelles y Armenia.',
  'Los estudios encuentran asociaciones en grupos de personas. Nadie puede leer en ellas su propio futuro.',
];
