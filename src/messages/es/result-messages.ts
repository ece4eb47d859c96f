import type * as English from '../en/result-messages.ts';
import type { Translated } from '../translated.ts';

export const RESULT_MESSAGES: Translated<typeof English.RESULT_MESSAGES> = {
  example: 'Este es un ejemplo: una persona inventada, nacida en 1990 en Canadá.',
  ownInstead: 'Para ver tu propia vida, completa el formulario de arriba.',
  figures: 'Tus años y semanas',
  rest: 'El resto de los resultados',
  yearsLived: 'Años vividos',
  yearsRemaining: 'Años restantes',
  weeksLeft: 'Semanas restantes',
  freeTime: 'Tiempo libre',
  counting: {
    alike:
      'Estos totales suponen que todos los días de tu vida, incluida la infancia, son como el que indicaste.',
    scheduled: 'Estos totales cuentan cada actividad en los días y a las edades que indicaste.',
  },
};
