import type * as English from '../en/keepsake-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const KEEPSAKE_MESSAGES: Translated<typeof English.KEEPSAKE_MESSAGES> = {
  title: 'Uma imagem para guardar',
  hint: 'Suas semanas em um pôster para a parede, um papel de parede para o celular ou uma imagem para publicar.',
  open: 'Escolher uma imagem',
  format: 'Formato',
  formats: {
    a3: 'Pôster, A3',
    a4: 'Pôster, A4',
    wallpaper: 'Papel de parede',
    square: 'Quadrado',
    story: 'Story',
  },
  millimeters: (width, height) => `${width} × ${height} mm`,
  pixels: (width, height) => `${width} × ${height}`,
  theme: 'Fundo',
  themes: { light: 'Claro', dark: 'Escuro' },
  titleField: 'Título (opcional)',
  birthdate: 'Mostrar a data de nascimento',
  birthdateHint:
    'Mesmo sem ela, as semanas vividas e a data da imagem permitem deduzi-la com uma semana de margem.',
  moments: 'Incluir meus momentos',
  defaultTitle: {
    own: 'Minha vida em semanas',
    shared: 'Uma vida em semanas',
    example: 'Um exemplo de vida em semanas',
  },
  phone: 'Só as semanas, com espaço para o relógio.',
  noPhone:
    'Só as semanas, com espaço para o relógio, no tamanho de um celular comum. Abra esta página no seu celular para usar o tamanho da tela dele.',
  print: 'Imprimir ou salvar em PDF',
  svg: 'Baixar SVG',
  png: 'Baixar PNG',
  send: 'Enviar a imagem',
  set: 'Baixar 52 papéis de parede',
  setHint:
    'Um para cada uma das próximas 52 semanas, em um arquivo zip. O nome de cada um é o dia de começar a usá-lo.',
  making: 'Criando a imagem…',
  progress: (done, total) => `Papéis de parede prontos: ${done} de ${total}`,
  cancel: 'Cancelar',
  cancelled: 'Cancelado. Nada foi baixado.',
  files: {
    a3: 'vida-em-semanas-a3',
    a4: 'vida-em-semanas-a4',
    wallpaper: 'vida-em-semanas-celular',
    square: 'vida-em-semanas-quadrado',
    story: 'vida-em-semanas-story',
    set: 'vida-em-semanas-papeis-de-parede',
  },
  saved: (name) => `Arquivo baixado: ${name}.`,
  timedOut:
    'A imagem demorou demais para ficar pronta. Nada foi baixado. Tente de novo ou escolha outro formato.',
  noCanvas: 'Este navegador não conseguiu criar uma imagem deste tamanho. Escolha outro formato.',
  noPrint: 'Este navegador não consegue imprimir. Baixe o SVG.',
  notSent: 'Não foi possível enviar a imagem. Baixe-a.',
  failed: 'Não foi possível criar a imagem. Nada foi baixado. Tente de novo mais tarde.',
};

const weeksLived = plural({
  one: '# semana vivida',
  many: '# de semanas vividas',
  other: '# semanas vividas',
});

export const KEEPSAKE_FIGURES: Translated<typeof English.KEEPSAKE_FIGURES> = {
  firstWeek: (format, ahead) => `Na primeira semana · cerca de ${format.number(ahead)} pela frente`,
  lived: (format, lived, ahead) =>
    `${weeksLived(format, lived)} · cerca de ${format.number(ahead)} pela frente`,
  firstWeekAlone: 'Na primeira semana, e a conta segue',
  livedAlone: (format, lived) => `${weeksLived(format, lived)}, e a conta segue`,
  born: (date, figures) => `Nascimento: ${date} · ${figures}`,
};

export const KEEPSAKE_PRINT: Translated<typeof English.KEEPSAKE_PRINT> = {
  lifeExpectancy: (format, age) => `Expectativa de vida, ${format.decimal(age)}`,
  asOf: (date) => `Em ${date}.`,
  moment: (number, text) => `${number} ${text}`,
  moments: (items) => items.join(' · '),
};
