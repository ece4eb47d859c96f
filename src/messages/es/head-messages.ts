import type * as English from '../en/head-messages.ts';
import type { Translated } from '../translated.ts';

export const HEAD_MESSAGES: Translated<typeof English.HEAD_MESSAGES> = {
  title: 'Lifetime Visualizer: tu vida en años y semanas',
  notFoundTitle: 'Página no encontrada · Lifetime Visualizer',
  description:
    'Mira tu vida en años y semanas: los años vividos, las semanas restantes y los años que se llevan el sueño, el trabajo y tus demás actividades. Gratis, sin registro, y tus datos no salen de tu dispositivo.',
  appName: 'Lifetime',
  appDescription:
    'Mira tu vida en años y semanas: los años vividos, las semanas restantes y los años que se llevan el sueño, el trabajo y tus demás actividades.',
  previewText:
    'Mira tu vida en años y semanas: lo que ya has vivido, lo que quizá tengas por delante y en qué se va el tiempo.',
  previewAlt:
    'Una vida inventada en una imagen: un anillo de años por actividad junto a sus semanas en forma de puntos.',
  noScript:
    'JavaScript está desactivado en tu navegador. Esta página lo necesita para calcular tus resultados en tu dispositivo. Actívalo y recarga la página.',
  notStarted: 'Esta página todavía no se ha iniciado, por eso sus botones no funcionan.',
};
