import type * as English from '../en/keepsake-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const KEEPSAKE_MESSAGES: Translated<typeof English.KEEPSAKE_MESSAGES> = {
  title: 'Una imagen de recuerdo',
  hint: 'Tus semanas impresas para la pared, como fondo de pantalla del teléfono o como imagen para publicar.',
  open: 'Elegir una imagen',
  format: 'Formato',
  formats: {
    a3: 'Impresión, A3',
    a4: 'Impresión, A4',
    wallpaper: 'Fondo del teléfono',
    square: 'Cuadrado',
    story: 'Historia',
  },
  millimeters: (width, height) => `${width} × ${height} mm`,
  pixels: (width, height) => `${width} × ${height}`,
  theme: 'Fondo',
  themes: { light: 'Claro', dark: 'Oscuro' },
  titleField: 'Título (opcional)',
  birthdate: 'Mostrar la fecha de nacimiento',
  birthdateHint:
    'Aunque no aparezca, se puede deducir con una semana de margen por las semanas vividas y la fecha de la imagen.',
  moments: 'Incluir mis momentos',
  defaultTitle: {
    own: 'Mi vida en semanas',
    shared: 'Una vida en semanas',
    example: 'Una vida de ejemplo en semanas',
  },
  phone: 'Solo las semanas, con espacio para el reloj.',
  noPhone:
    'Solo las semanas, con espacio para el reloj, en el tamaño de un teléfono común. Abre esta página en tu teléfono para usar el tamaño de su pantalla.',
  print: 'Imprimir o guardar como PDF',
  svg: 'Descargar SVG',
  png: 'Descargar PNG',
  send: 'Enviar la imagen',
  set: 'Descargar 52 fondos',
  setHint:
    'Uno por cada semana del próximo año, en un archivo zip. Cada uno lleva como nombre el día en que toca empezar a usarlo.',
  making: 'Creando la imagen…',
  progress: (done, total) => `${done} de ${total} fondos creados`,
  cancel: 'Cancelar',
  cancelled: 'Cancelado. No se descargó nada.',
  files: {
    a3: 'vida-en-semanas-a3',
    a4: 'vida-en-semanas-a4',
    wallpaper: 'vida-en-semanas-fondo',
    square: 'vida-en-semanas-cuadrado',
    story: 'vida-en-semanas-historia',
    set: 'vida-en-semanas-fondos',
  },
  saved: (name) => `Se descargó ${name}.`,
  timedOut: 'La imagen tardó demasiado. No se descargó nada. Inténtalo de nuevo o elige otro formato.',
  noCanvas: 'Este navegador no pudo crear una imagen de este tamaño. Elige otro formato.',
  noPrint: 'Este navegador no puede imprimir. Descarga el SVG.',
  notSent: 'No se pudo enviar la imagen. Descárgala.',
  failed: 'No se pudo crear la imagen. No se descargó nada. Inténtalo más tarde.',
};

const weeksLived = plural({ one: '# semana vivida', other: '# semanas vividas' });
const weeksAhead = plural({ one: '# por delante', other: 'unas # por delante' }, 'unas # por delante');

export const KEEPSAKE_FIGURES: Translated<typeof English.KEEPSAKE_FIGURES> = {
  firstWeek: (format, ahead) => `En la primera semana · ${weeksAhead(format, ahead)}`,
  lived: (format, lived, ahead) => `${weeksLived(format, lived)} · ${weeksAhead(format, ahead)}`,
  firstWeekAlone: 'En la primera semana, y sumando',
  livedAlone: (format, lived) => `${weeksLived(format, lived)}, y sumando`,
  born: (date, figures) => `Nacimiento: ${date} · ${figures}`,
};

export const KEEPSAKE_PRINT: Translated<typeof English.KEEPSAKE_PRINT> = {
  lifeExpectancy: (format, age) => `Esperanza de vida, ${format.decimal(age)}`,
  asOf: (date) => `Al ${date}.`,
  moment: (number, text) => `${number} ${text}`,
  moments: (items) => items.join(' · '),
};
