import type * as English from '../en/toasts.ts';
import type { Translated } from '../translated.ts';

export const TOASTS: Translated<typeof English.TOASTS> = {
  countriesFailed: { title: 'No se pudieron cargar los países', text: 'Inténtalo más tarde.' },
  noLifeExpectancyData: {
    title: 'No hay datos de esperanza de vida',
    text: 'No hay datos para este país. Escribe tú la esperanza de vida.',
  },
  lifeExpectancyFailed: {
    title: 'No se pudo consultar la esperanza de vida',
    text: 'No se pudieron obtener los datos de la API del Banco Mundial. Escribe tú la esperanza de vida.',
  },
  tooManyActivities: {
    title: 'Máximo de actividades alcanzado',
    text: 'Puedes tener 5 actividades como máximo. Quita una para añadir otra.',
  },
  tooManyHours: {
    title: 'El total de horas supera el límite',
    text: 'El tiempo total de las actividades no puede pasar de 24 horas al día.',
  },
  lifeExpectancyMissing: {
    title: 'Falta la esperanza de vida',
    text: 'Elige un país o escribe tú la esperanza de vida.',
  },
  lifeExpectancyInvalid: {
    title: 'La esperanza de vida no es válida',
    text: 'Escribe un número positivo válido para la esperanza de vida.',
  },
  visualizeFailed: {
    title: 'No se pudieron visualizar los datos',
    text: 'Revisa lo que escribiste e inténtalo de nuevo.',
  },
};
