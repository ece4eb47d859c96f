import type * as English from '../en/health-messages.ts';
import type { Translated } from '../translated.ts';

export const EXERCISE_NOTES: Translated<typeof English.EXERCISE_NOTES> = {
  Sedentary: {
    level: 'Vida sedentaria',
    lead: 'Algo de actividad es mejor que nada: unos pocos minutos ya cuentan.',
    healthImpact: (format) =>
      `En un estudio con más de ${format.number(650_000)} personas adultas, caminar a paso rápido hasta 75 ` +
      `minutos a la semana se asoció con ${format.number(1.8)} años más de vida a partir de los 40, en ` +
      'comparación con no hacer ninguna actividad en el tiempo libre.',
    recommendations: [
      'Empieza por algo pequeño que te guste, como un paseo de diez minutos después de comer.',
      'Cuando te resulte fácil, añade un poco cada semana: la Organización Mundial de la Salud recomienda a las ' +
        'personas adultas de 150 a 300 minutos de actividad moderada.',
    ],
  },
  'Lightly Active': {
    level: 'Vida algo activa',
    lead: 'Una o dos caminatas más a paso rápido pueden bastar para llegar a 150 minutos a la semana.',
    healthImpact: (format) =>
      `En un estudio con más de ${format.number(660_000)} personas adultas, hacer algo de actividad por ` +
      `debajo del mínimo recomendado se asoció con una mortalidad un ${format.wholePercent(20)} menor que no ` +
      'hacer ninguna; hacer entre una y dos veces el mínimo, con una mortalidad un ' +
      `${format.wholePercent(31)} menor.`,
    recommendations: [
      'La actividad intensa cuenta el doble: bastan de 75 a 150 minutos a la semana.',
      'Suma los minutos que faltan a algo que ya haces, como ir al trabajo o a la tienda.',
    ],
  },
  Active: {
    level: 'Vida activa',
    lead:
      'Estás dentro de los 150 a 300 minutos semanales de actividad moderada que la Organización Mundial de la Salud ' +
      'recomienda a las personas adultas.',
    healthImpact: (format) =>
      `En un estudio con más de ${format.number(660_000)} personas adultas, hacer entre una y dos veces el ` +
      `mínimo recomendado se asoció con una mortalidad un ${format.wholePercent(31)} menor que no hacer ` +
      'ninguna actividad.',
    recommendations: [
      'Sigue con lo que disfrutas; no hace falta añadir nada.',
      'Combina actividad moderada e intensa como mejor encaje en tu semana.',
      'Ten lista una versión más corta para las semanas con mucho que hacer, así es fácil retomar la costumbre.',
    ],
  },
  'Highly Active': {
    level: 'Vida muy activa',
    lead:
      'Una semana más tranquila no es un paso atrás: bastan 150 minutos de actividad moderada, menos de la mitad de lo ' +
      'que haces.',
    healthImpact: (format) =>
      'En un estudio amplio, hacer entre dos y tres veces el mínimo recomendado se asoció con una mortalidad ' +
      `un ${format.wholePercent(37)} menor que no hacer ninguna actividad. En otro, caminar a paso rápido ` +
      `más de 450 minutos a la semana se asoció con ${format.number(4.5)} años más de vida a partir de los ` +
      '40, en comparación con no hacer ninguna actividad en el tiempo libre.',
    recommendations: [
      'Planifica tus días de descanso.',
      'Si algo te sigue doliendo, pide una cita médica antes de volver a entrenar.',
    ],
  },
};

export const SLEEP_NOTES: Translated<typeof English.SLEEP_NOTES> = {
  'Severely Insufficient': {
    level: 'Muy insuficiente',
    lead:
      'La American Academy of Sleep Medicine y la Sleep Research Society recomiendan a las personas adultas siete ' +
      'horas o más.',
    healthImpact: (format) =>
      `Entre casi ${format.number(1.4)} millones de personas, dormir poco se asoció con una mortalidad un ` +
      `${format.wholePercent(12)} mayor.`,
    recommendations: [
      'Intenta acostarte 15 minutos antes durante una semana, después otros 15, y observa cómo te sientes.',
      'Si puedes, levántate a la misma hora los días de trabajo y los días libres.',
      'Si quieres dormir más y no lo consigues, pide una cita médica para saber por qué.',
    ],
  },
  Insufficient: {
    level: 'Insuficiente',
    lead:
      'Te falta menos de una hora para las siete o más que la American Academy of Sleep Medicine y la Sleep Research ' +
      'Society recomiendan a las personas adultas.',
    healthImpact: (format) =>
      `En 16 estudios con casi ${format.number(1.4)} millones de personas, dormir poco se asoció con una ` +
      `mortalidad un ${format.wholePercent(12)} mayor.`,
    recommendations: [
      'Acostarte hasta una hora antes te llevaría a las siete.',
      'Cuenta hacia atrás desde la hora a la que tienes que levantarte y pon un aviso por la noche en lugar de por la mañana.',
      'Elige lo que más a menudo te quita horas de sueño y hazlo más temprano.',
    ],
  },
  Optimal: {
    level: 'Óptimo',
    lead:
      'La National Sleep Foundation recomienda de siete a nueve horas a las personas adultas, y de siete a ocho a ' +
      'partir de los 65 años.',
    healthImpact: (format) =>
      `Entre casi ${format.number(1.4)} millones de personas, dormir menos o más de unas siete a ocho horas se ` +
      'asoció con una mortalidad mayor.',
    recommendations: [
      'Estás dentro de lo recomendado para la mayoría de las personas adultas.',
      'Cuando las noches se llenen de planes, protege la hora de acostarte que te va bien.',
      'Si aun así te despiertas con cansancio, coméntalo en una consulta médica.',
    ],
  },
  Excessive: {
    level: 'Excesivo',
    lead:
      'Son más de las siete a nueve horas que la National Sleep Foundation recomienda a las personas adultas, o de las ' +
      'siete a ocho a partir de los 65 años.',
    healthImpact: (format) =>
      `Entre casi ${format.number(1.4)} millones de personas, dormir mucho se asoció con una mortalidad un ` +
      `${format.wholePercent(30)} mayor; eso no quiere decir que el sueño fuera la causa. Esos estudios ` +
      'preguntaban cuánto se duerme habitualmente. Los días promedio de esta página vienen de diarios de ' +
      'actividades, que también cuentan las siestas y el tiempo en la cama sin dormir; por eso aquí parece ' +
      'que se duerme más.',
    recommendations: [
      'Durante dos semanas, anota cuánto duermes y si al despertar sientes que has descansado.',
      'Si prefieres noches más cortas, adelanta la alarma 15 minutos y quédate con lo que te siente bien.',
      'Si duermes mucho y el cansancio sigue, coméntalo en una consulta médica.',
    ],
  },
};

export const HEALTH_DISCLAIMER: Translated<typeof English.HEALTH_DISCLAIMER> =
  'Son tendencias en grupos grandes, no un pronóstico para ti. Los años salen de una regla aproximada, propia de esta herramienta.';

export const MEDICAL_DISCLAIMER: Translated<typeof English.MEDICAL_DISCLAIMER> =
  'Esto no es consejo médico. Son promedios y aritmética sencilla, y nadie es un promedio. Antes de cambiar tu forma de ' +
  'vida por estas cifras, coméntalo en una consulta médica.';
