import type * as English from '../en/messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

const free = plural({ one: '# libre', other: '# libres' }, '# libres');
const hours = plural({ one: '# hora', other: '# horas' });

export const MESSAGES: Translated<typeof English.MESSAGES> = {
  productName: 'Lifetime Visualizer',
  theme: { toLight: 'Cambiar al tema claro', toDark: 'Cambiar al tema oscuro' },
  calculating: { banner: 'Calculando la visualización de tu vida…', button: 'Calculando…' },
  form: {
    title: 'Háblanos de ti',
    lede: 'Mira lo que ya has vivido, lo que quizá tengas por delante y en qué se va tu tiempo.',
    birthdate: 'Fecha de nacimiento',
    country: 'País',
    chooseCountry: 'Elige un país',
    lookingUp: 'Consultando…',
    late: 'Está tardando un poco. Puedes esperar o escribir tú la esperanza de vida.',
    lifeExpectancyOf: (format, figure, source, year) => `${years(format, figure)} · ${source} ${year}`,
    lifeExpectancyFromSnapshot: (format, figure, source, year) =>
      `${years(format, figure)} · ${source} ${year}, de la copia de esta página`,
    manual: 'Escribir la esperanza de vida',
    lifeExpectancy: 'Esperanza de vida (años)',
    lifeExpectancyHint: (format) => `De 1 a 150; por ejemplo, ${format.number(82.5)}.`,
    activities: 'Tu día promedio',
    activity: (position) => `Actividad ${position}`,
    activityName: (position) => `Nombre de la actividad ${position}`,
    activityNamePlaceholder: 'Nombra una actividad',
    activityHours: (position) => `Horas al día de la actividad ${position}`,
    removeActivity: (position) => `Quitar la actividad ${position}`,
    addActivity: 'Añadir actividad',
    dayBar: 'Tu día en una barra',
    hoursUnit: 'h',
    total: (format, { total, free: left }) =>
      `Total: ${format.number(total)} de 24 horas, ${free(format, left)}`,
    totalJustOver: (format, { total, free: left }) =>
      `Total: algo más de ${format.number(total)} de 24 horas, algo menos de ${free(format, left)}`,
    totalFull: 'Total: 24 de 24 horas, ninguna libre',
    totalOver: (format, { total, over }) =>
      `Total: ${hours(format, total)}, ${format.number(over)} más de las que tiene un día`,
    totalBarelyOver: 'Total: algo más de 24 horas, un poco más de lo que dura un día',
    submit: 'Visualizar mi vida',
    privacy:
      'Todo se queda en tu dispositivo. Solo se envía el código de tu país, para consultar su esperanza de vida.',
    changed: 'Has cambiado tus datos. Pulsa «Visualizar mi vida» para actualizar los resultados.',
    problems: 'Hay un problema',
    problemOf: (activity, problem) => `${activity}: ${problem}`,
    example: 'Ver un ejemplo',
    exampleCountry: 'Canadá',
    exampleShown: 'Estás viendo un ejemplo.',
    exampleChanged: 'Volver al ejemplo',
    averageDays: 'Empezar con un día promedio',
    setWhen: 'Indicar cuándo',
    day: { done: 'Un día promedio sustituyó tus actividades.', undone: 'Tus actividades están de vuelta.' },
    applied: {
      done: 'Tus datos y tus resultados han cambiado.',
      undone: 'Tus propios datos están de vuelta.',
    },
    tab: {
      done: 'Cambiaste tus datos en otra pestaña.',
      undone: 'Los datos de esta pestaña están de vuelta.',
    },
    backup: {
      button: 'Copia de seguridad',
      title: 'Archivo de copia de seguridad',
      done: 'Tu copia de seguridad está abierta.',
      undone: 'Tus datos están de vuelta.',
    },
    activityRemoved: (name) => (name ? `Se quitó «${name}».` : 'Se quitó una actividad.'),
    undo: 'Deshacer',
    undoForm: 'Recuperar mis datos',
  },
  results: { title: 'Tu vida en números' },
  days: {
    title: 'Días promedio',
  },
  remember: {
    label: 'Recordar en este dispositivo',
    hint: 'Guarda tus datos en este navegador hasta que desmarques esta casilla. No la uses en un dispositivo compartido.',
    failed: 'Este navegador no permite que la página guarde nada.',
    unread: 'No se pudieron cargar tus datos guardados. Recarga la página para abrirlos.',
    newer: 'Una versión más nueva de esta página guardó datos aquí. Recarga la página para abrirlos.',
  },
  link: {
    opening: 'Abriendo la vida compartida…',
    failed: 'No se pudo mostrar la vida compartida. Recarga la página o inténtalo más tarde.',
    heading: 'Alguien ha compartido su vida contigo',
  },
  picker: {
    title: 'Elige un país',
    search: 'Buscar países…',
    loading: 'Cargando países…',
    failed: 'No se pudo cargar la lista de países. Inténtalo de nuevo o escribe tú la esperanza de vida.',
    retry: 'Intentar de nuevo',
    manual: 'Prefiero escribir la esperanza de vida',
    close: 'Cerrar',
  },
  toast: { announced: 'Mensaje:', dismiss: 'Descartar', region: 'Mensajes' },
  broken: {
    part: (name) => `No se pudo mostrar «${name}». Todo lo demás, también tus datos, sigue aquí.`,
    page: 'No se pudo mostrar la página. Recárgala o inténtalo más tarde.',
    renewed:
      'Puede que esta página se haya actualizado desde que la abriste. Si intentarlo de nuevo no ayuda, recárgala: tus datos se conservan.',
    again: 'Intentar de nuevo',
    againOf: (name) => `Intentar de nuevo: ${name}`,
    reload: 'Recargar la página',
  },
};
