import type * as English from '../en/head-messages.ts';
import type { Translated } from '../translated.ts';

export const HEAD_MESSAGES: Translated<typeof English.HEAD_MESSAGES> = {
  title: 'Lifetime Visualizer\u00a0: votre vie en années et en semaines',
  notFoundTitle: 'Page introuvable · Lifetime Visualizer',
  description:
    'Votre vie en années et en semaines\u00a0: les années vécues, les semaines restantes et les années que prennent le sommeil, le travail et vos autres activités. Gratuit, sans compte, et vos données restent sur votre appareil.',
  appName: 'Lifetime',
  appDescription:
    'Votre vie en années et en semaines\u00a0: les années vécues, les semaines restantes et les années que prennent le sommeil, le travail et vos autres activités.',
  previewText:
    'Votre vie en années et en semaines\u00a0: ce qui est derrière vous, ce qui est peut-être devant vous, et où passe votre temps.',
  previewAlt:
    'Une vie inventée, en image\u00a0: un anneau des années par activité, à côté de ses semaines sous forme de points.',
  noScript:
    'JavaScript est désactivé dans votre navigateur. Cette page en a besoin pour calculer vos résultats sur votre appareil. Activez-le, puis rechargez la page.',
  notStarted: 'Cette page n’a pas encore démarré\u00a0: ses boutons ne fonctionnent pas.',
};
