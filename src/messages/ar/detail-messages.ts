import type * as English from '../en/detail-messages.ts';
import type { Translated } from '../translated.ts';
import { alike, plural } from './plural.ts';
import { decimalYears, years } from './units.ts';

const moreComparisons = plural({
  zero: 'لا مقارنات أخرى',
  one: 'مقارنة أخرى',
  two: 'مقارنتان أخريان',
  few: '# مقارنات أخرى',
  many: '# مقارنة أخرى',
  other: '# مقارنة أخرى',
});

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  cards: {
    title: 'كل نشاط على حدة',
    soFar: (format, figure) => `${decimalYears(format, figure)} حتى الآن`,
    atThisAge: (format, figure) => `${decimalYears(format, figure)} في هذه السن`,
    from: (format, figure) => `من ${decimalYears(format, figure)}`,
    share: (percentage) => `${percentage} من كل يوم`,
    shareOfLife: (percentage) => `${percentage} من حياتك`,
    more: plural(alike('المزيد (#)')),
    moreAbout: (format, count, name) => `${moreComparisons(format, count)}: ${name}`,
  },
  projections: {
    title: 'نظرة إلى المستقبل',
    hint: 'السنوات حتى الآن، والسنوات القادمة إذا بقيت أيامك على حالها.',
    hintMoved: (format, age) =>
      `السنوات حتى الآن، ثم حتى سن ${format.number(age)}، ثم ما بعدها، إذا بقيت أيامك على حالها.`,
    hintPast: 'السنوات حتى الآن. لا تُحسب السنوات القادمة إلا حتى العمر المتوقع.',
    hintAtEnd: (format, age) => `السنوات حتى الآن، ثم حتى سن ${format.number(age)} إذا بقيت أيامك على حالها.`,
    scheduled: {
      hint: 'السنوات حتى الآن والسنوات القادمة، في الأيام والأعمار التي أدخلتها.',
      hintMoved: (format, age) =>
        `السنوات حتى الآن، ثم حتى سن ${format.number(age)}، ثم ما بعدها، في الأيام والأعمار التي أدخلتها.`,
      hintAtEnd: (format, age) =>
        `السنوات حتى الآن، ثم حتى سن ${format.number(age)}، في الأيام والأعمار التي أدخلتها.`,
    },
    soFar: (format, figure) => `${decimalYears(format, figure)} حتى الآن`,
    by: (format, figure, age) => `${decimalYears(format, figure)} حتى سن ${format.number(age)}`,
    until: (format, figure, age) => `${format.decimal(figure)} حتى سن ${format.number(age)}`,
    ahead: (format, figure) => `${decimalYears(format, figure)} قادمة`,
    axis: years,
    columns: {
      activity: 'النشاط',
      soFar: 'السنوات حتى الآن',
      by: (format, age) => `السنوات حتى سن ${format.number(age)}`,
      ahead: 'السنوات القادمة',
    },
  },
  health: {
    title: 'تحسين الصحة',
    exercise: 'تحليل الرياضة',
    sleep: 'تحليل النوم',
    apply: 'تطبيق التحسين',
    current: 'ساعاتك الآن',
    recommended: 'الحد الأدنى لمنظمة الصحة العالمية',
    optimized: 'بعد التحسين',
    optimal: 'منتصف المدة الموصى بها (7 إلى 9 ساعات)',
    sleepDebt: 'النقص عن 8 ساعات',
    yearsImpact: 'سنوات من العمر (قاعدة تقريبية خاصة بهذه الأداة)',
    underAge: 'هذه التحليلات للبالغين. ولمن هم دون 18 سنة إرشادات أخرى.',
    potentialGain: 'الزيادة الممكنة',
    more: { exercise: 'المزيد عن الرياضة، مع المصادر', sleep: 'المزيد عن النوم، مع المصادر' },
    sources: 'المصادر:',
    none: 'لمعرفة ما تقوله الأبحاث عن ساعات النوم أو الرياضة، يُرجى إضافة نشاط في اسمه كلمة «نوم» أو «رياضة».',
  },
  share: {
    title: 'حفظ أو مشاركة',
    file: 'my-life-visualization',
    full: 'النتائج كاملة',
    fullHint: 'كل ما في هذه الصفحة في صورة واحدة.',
    ways: { download: 'مشاركة النتائج', svg: 'حفظ بصيغة SVG', send: 'إرسال الصورة' },
    includeMarks: 'إدراج لحظاتي ومراحلي في الصورة',
    capturing: 'جارٍ الالتقاط...',
    timedOut: 'استغرق إعداد الصورة وقتًا طويلًا. يمكن المحاولة مجددًا أو حفظها بصيغة SVG.',
    noCanvas: 'لا يستطيع هذا المتصفح إعداد هذه الصورة. يمكن حفظها بصيغة SVG بدلًا من ذلك.',
    link: {
      title: 'رابط',
      copy: 'نسخ الرابط',
      copied: 'نُسخ الرابط.',
      byHand: 'منع المتصفح النسخ. يمكن تحديد الرابط أدناه ونسخه.',
      address: 'رابط إلى هذه النتائج',
      note: 'من يصله الرابط يرى سنّك والعمر المتوقع والبلد والأنشطة، ولا يرى تاريخ ميلادك (وإن أمكن حساب يوم ميلادك بفارق أسبوع). البيانات في الرابط نفسه، لا على خادم.',
      marks: 'إدراج لحظاتي ومراحلي',
      moments: plural({
        zero: '# لحظة',
        one: 'لحظة واحدة',
        two: 'لحظتين',
        few: '# لحظات',
        many: '# لحظة',
        other: '# لحظة',
      }),
      chapters: plural({
        zero: '# مرحلة',
        one: 'مرحلة واحدة',
        two: 'مرحلتين',
        few: '# مراحل',
        many: '# مرحلة',
        other: '# مرحلة',
      }),
      marksHint: (marks) =>
        `يتضمن الرابط عندئذ ${marks}: كلماتك وأسابيعها من عمرك، ويمكن أن تُحسب منها التواريخ بفارق أسبوعين. ولا يتضمن الأشخاص أبدًا.`,
    },
  },
  jump: { toTop: 'العودة إلى الأعلى', toResults: 'عرض النتائج' },
  poster: {
    asOf: (day) => `بتاريخ ${day}`,
    marks: { moments: 'اللحظات', chapters: 'المراحل', both: 'اللحظات والمراحل' },
  },
};
