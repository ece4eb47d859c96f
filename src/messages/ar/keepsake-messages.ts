import type * as English from '../en/keepsake-messages.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';
import { plural } from './plural.ts';

export const KEEPSAKE_MESSAGES: Translated<typeof English.KEEPSAKE_MESSAGES> = {
  title: 'صورة للذكرى',
  hint: 'أسابيعك مطبوعةً للحائط، أو خلفيةً للهاتف، أو صورةً للنشر.',
  open: 'اختيار صورة',
  format: 'الشكل',
  formats: {
    a3: 'للطباعة، A3',
    a4: 'للطباعة، A4',
    wallpaper: 'خلفية هاتف',
    square: 'مربع',
    story: 'قصة',
  },
  millimeters: (width, height) => `${leftToRight(`${width} × ${height}`)} مم`,
  pixels: (width, height) => leftToRight(`${width} × ${height}`),
  theme: 'الخلفية',
  themes: { light: 'فاتحة', dark: 'داكنة' },
  titleField: 'العنوان (اختياري)',
  birthdate: 'إظهار تاريخ الميلاد',
  birthdateHint: 'حتى من دونه، يمكن معرفته بفارق أسبوع من الأسابيع التي مضت وتاريخ الصورة.',
  moments: 'إدراج لحظاتي',
  defaultTitle: { own: 'حياتي بالأسابيع', shared: 'حياة بالأسابيع', example: 'مثال لحياة بالأسابيع' },
  phone: 'الأسابيع وحدها، مع مكان للساعة.',
  noPhone:
    'الأسابيع وحدها، مع مكان للساعة، بمقاس هاتف شائع. للحصول على مقاس شاشة هاتفك، يُرجى فتح هذه الصفحة عليه.',
  print: 'طباعة أو حفظ بصيغة PDF',
  svg: 'تنزيل SVG',
  png: 'تنزيل PNG',
  send: 'إرسال الصورة',
  set: 'تنزيل 52 خلفية',
  setHint: 'خلفية لكل أسبوع من السنة القادمة، في ملف zip واحد. اسم كل منها هو اليوم الذي يبدأ فيه استخدامها.',
  making: 'جارٍ إعداد الصورة…',
  progress: (done, total) => `أُعدّت ${done} من ${total} خلفية`,
  cancel: 'إلغاء',
  cancelled: 'تم الإلغاء. لم يُنزَّل شيء.',
  files: {
    a3: 'life-in-weeks-a3',
    a4: 'life-in-weeks-a4',
    wallpaper: 'life-in-weeks-wallpaper',
    square: 'life-in-weeks-square',
    story: 'life-in-weeks-story',
    set: 'life-in-weeks-wallpapers',
  },
  saved: (name) => `تم تنزيل ${leftToRight(name)}.`,
  timedOut: 'استغرق إعداد الصورة وقتًا طويلًا، ولم يُنزَّل شيء. يُرجى المحاولة مجددًا أو اختيار شكل آخر.',
  noCanvas: 'لم يتمكن هذا المتصفح من إعداد صورة بهذا الحجم. يُرجى اختيار شكل آخر.',
  noPrint: 'لا يستطيع هذا المتصفح الطباعة. يمكن تنزيل SVG بدلًا من ذلك.',
  notSent: 'تعذّر إرسال الصورة. يمكن تنزيلها بدلًا من ذلك.',
  failed: 'تعذّر إعداد الصورة، ولم يُنزَّل شيء. يُرجى المحاولة مجددًا لاحقًا.',
};

const weeksLived = plural({
  zero: 'مضى # أسبوع',
  one: 'مضى أسبوع واحد',
  two: 'مضى أسبوعان',
  few: 'مضت # أسابيع',
  many: 'مضى # أسبوعًا',
  other: 'مضى # أسبوع',
});

export const KEEPSAKE_FIGURES: Translated<typeof English.KEEPSAKE_FIGURES> = {
  firstWeek: (format, ahead) => `في الأسبوع الأول · القادم نحو ${format.number(ahead)}`,
  lived: (format, lived, ahead) => `${weeksLived(format, lived)} · القادم نحو ${format.number(ahead)}`,
  firstWeekAlone: 'في الأسبوع الأول، والعدّ مستمر',
  livedAlone: (format, lived) => `${weeksLived(format, lived)}، والعدّ مستمر`,
  born: (date, figures) => `الميلاد: ${date} · ${figures}`,
};

export const KEEPSAKE_PRINT: Translated<typeof English.KEEPSAKE_PRINT> = {
  lifeExpectancy: (format, age) => `العمر المتوقع، ${format.decimal(age)}`,
  asOf: (date) => `بتاريخ ${date}.`,
  moment: (number, text) => `${number} ${text}`,
  moments: (items) => items.join(' · '),
};
