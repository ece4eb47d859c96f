import type * as English from '../en/average-day-messages.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';
import { describeSurveyAges } from './survey-ages.ts';

export const AVERAGE_DAY_MESSAGES: Translated<typeof English.AVERAGE_DAY_MESSAGES> = {
  hint: 'اختيار أحدها يحل محل أنشطتك، ويمكن التراجع عنه.',
  sources: 'المصادر:',
  lives: 'نماذج حياة جاهزة',
  livesHint: 'لهذه النماذج أيام في الأسبوع وأعمار، ويمكن تعديلها لتناسبك تحت «متى تجري أنشطتك».',
  note: 'يشمل العمل التنقل إليه ما لم يُذكر منفصلًا أو يُنص على خلاف ذلك؛ ويشمل النوم القيلولة والاستلقاء بلا نوم. وكل ما لم يُذكر يُحسب وقت فراغ.',
  use: (title) => `استخدام «${title}»`,
  hours: (name, hours) => `${name} ${hours} س`,
  schedule: (name, schedule) => `${name} ${schedule}`,
  described: (hours, about) => `${hours}. ${about}`,
};

export const AVERAGE_DAYS: Translated<typeof English.AVERAGE_DAYS> = {
  working: {
    title: 'وظيفة',
    about: (year) =>
      `متوسط الولايات المتحدة للبالغين العاملين بلا أطفال دون 18 سنة في المنزل، بما في ذلك عطلات نهاية الأسبوع، ${year}.`,
  },
  'working-parent': {
    title: 'وظيفة وأطفال',
    about: (year) =>
      `متوسط الولايات المتحدة للبالغين العاملين الذين لديهم أطفال دون 18 سنة في المنزل، بما في ذلك عطلات نهاية الأسبوع، ${year}.`,
  },
  'parent-at-home': {
    title: 'رعاية الأطفال في المنزل',
    about: (year) =>
      `متوسط الولايات المتحدة للبالغين الذين لا يعملون ولديهم أطفال دون 18 سنة في المنزل، ${year}.`,
  },
  student: {
    title: 'دراسة جامعية',
    about: () =>
      'متوسط الولايات المتحدة لمن يدرسون بدوام كامل في الجامعات والكليات، من سن 15 إلى 49، في أيام الأسبوع عدا العطلات، 2003 إلى 2005.',
  },
  teenager: {
    title: 'سن المراهقة',
    about: (year) =>
      `متوسط الولايات المتحدة للأشخاص من سن 15 إلى 19، بما في ذلك عطلات نهاية الأسبوع والعطلات المدرسية، ${year}.`,
  },
  'later-life': {
    title: 'سن متقدمة',
    about: (year) => `متوسط الولايات المتحدة للأشخاص في سن 75 فأكثر، ${year}.`,
  },
  'average-person': {
    title: 'المتوسط العام',
    about: (year) => `متوسط الولايات المتحدة لجميع الأشخاص في سن 15 فأكثر، بعمل أو من دون عمل، ${year}.`,
  },
};

export const OWN_COUNTRY_DAY: Translated<typeof English.OWN_COUNTRY_DAY> = {
  title: (place) => `المتوسط في ${place}`,
  about: (format, { place, ages, year }) =>
    `متوسط الأشخاص في ${place}، ${describeSurveyAges(format, ages)}، بعمل أو من دون عمل، بما في ذلك عطلات نهاية الأسبوع، ${leftToRight(year)}. لا يشمل العمل التنقل إليه.`,
};

const OFFICE = 'العمل 40 ساعة في خمسة أيام، من سن 22 إلى 65، نمط معتاد للدوام الكامل';

export const READY_MADE_LIVES: Translated<typeof English.READY_MADE_LIVES> = {
  'office-life': {
    title: 'عمل مكتبي',
    about: (year) =>
      `${OFFICE}؛ والساعات الأخرى هي متوسط الولايات المتحدة للبالغين العاملين بلا أطفال في المنزل، ${year}.`,
  },
  'nursing-shifts-life': {
    title: 'نوبات تمريض',
    about: (year) =>
      `نوبات من اثنتي عشرة ساعة في ثلاثة أيام من الأسبوع شائعة في التمريض بالمستشفيات (دراسة أمريكية، 2012)؛ والأعمار أمثلة، والساعات الأخرى هي متوسط الولايات المتحدة للبالغين العاملين، ${year}.`,
  },
  'parent-at-home-life': {
    title: 'سنوات تربية الأطفال',
    about: (year) =>
      `عمل حتى ولادة الطفل الأول، ثم رعاية حتى يبلغ أصغر الأطفال 18 سنة، في أعمار اختيرت على سبيل المثال؛ وساعات الرعاية والأعمال المنزلية والتلفزيون هي متوسط الولايات المتحدة للآباء والأمهات الذين لا يعملون، ${year}.`,
  },
  'student-life': {
    title: 'سنوات الدراسة',
    about: () =>
      `دراسة في خمسة أيام من سن 18 إلى 22، وفق متوسط الولايات المتحدة لمن يدرسون بدوام كامل، 2003 إلى 2005. ${OFFICE}.`,
  },
  'retired-life': {
    title: 'تقاعد',
    about: (year) =>
      `${OFFICE}؛ والساعات من سن 65 هي متوسط الولايات المتحدة للأشخاص في سن 75 فأكثر، ${year}. الراحة والعناية الشخصية تشملان النوم.`,
  },
};
