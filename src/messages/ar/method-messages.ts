import type * as English from '../en/method-messages.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';

export const METHOD_MESSAGES: Translated<typeof English.METHOD_MESSAGES> = {
  title: 'كيف يُحسب هذا',
  stepsTitle: 'الحساب بأرقامك',
  sourcesTitle: 'من أين تأتي الأرقام',
  limitsTitle: 'ما لا تستطيع هذه الأرقام قوله',
};

export const STEP_TITLES: Translated<typeof English.STEP_TITLES> = {
  yearsLived: 'سنوات عشتها',
  yearsRemaining: 'سنوات متبقية',
  weeksLeft: 'أسابيع متبقية',
  weeksLived: 'الأسابيع حتى الآن',
  activity: 'سنوات نشاط ما',
  freeTime: 'وقت الفراغ',
};

const countBirthdays = ({ from, to, age }: English.Birthdays) => `أعياد ميلادك من ${from} إلى ${to}: ${age}.`;

const SHARES_OF_TIME: Readonly<Record<Parameters<typeof English.STEPS.activity.rule>[0], string>> = {
  everyDay: 'الساعات في اليوم ÷ 24 × السنوات.',
  everyDayInYears: 'الساعات في اليوم ÷ 24 × السنوات التي يجري فيها النشاط.',
  someDaysInYears: 'الساعات في اليوم × الأيام في الأسبوع ÷ 7 ÷ 24 × السنوات التي يجري فيها النشاط.',
};

type Arguments = Parameters<typeof English.STEPS.activity.soFar>;

const multiply = (format: Arguments[0], { factors, years }: Arguments[2]) =>
  leftToRight(`${factors} = ${format.decimal(years)}`);

export const STEPS: Translated<typeof English.STEPS> = {
  yearsLived: {
    birthdays: (age) => `أعياد ميلادك حتى الآن: ${age}.`,
    between: countBirthdays,
    fromLeapDay: (birthdays) =>
      `${countBirthdays(birthdays)} في السنوات التي ليس فيها 29 فبراير (شباط)، يكون عيد ميلادك في 1 مارس (آذار).`,
  },
  yearsRemaining: {
    left: (calculation) => `العمر المتوقع − السنوات التي عشتها: ${leftToRight(calculation)}.`,
    past: (difference) =>
      `العمر المتوقع − السنوات التي عشتها. ناتج ${leftToRight(difference)} أقل من 0، لذلك يُحسب 0.`,
  },
  weeksLeft: (calculation) =>
    `السنوات المتبقية × 52، مع التقريب إلى الأدنى: ${leftToRight(calculation)}. يبدأ العد من آخر عيد ميلاد لك؛ والسنة أطول من 52 أسبوعًا بيوم أو يومين.`,
  weeksLived: {
    weeks: (weeks) => `الأسابيع الكاملة منذ الميلاد: ${weeks}.`,
    fromDays: (calculation) => `الأيام منذ الميلاد ÷ 7، مع التقريب إلى الأدنى: ${leftToRight(calculation)}.`,
  },
  activity: {
    rule: (rhythm) => SHARES_OF_TIME[rhythm],
    soFar: (format, rhythm, soFar) =>
      `${SHARES_OF_TIME[rhythm]} السنوات حتى الآن لأول نشاط لديك: ${multiply(format, soFar)}.`,
    withAhead: (format, rhythm, soFar, ahead) =>
      `${SHARES_OF_TIME[rhythm]} السنوات حتى الآن لأول نشاط لديك: ${multiply(format, soFar)}، والسنوات القادمة: ${multiply(format, ahead)}.`,
  },
  freeTime: {
    ofDay: (calculation) => `ساعات اليوم التي لا يأخذها أي نشاط: ${leftToRight(calculation)}.`,
    ofWeek: (calculation) =>
      `ساعات الأسبوع، في مثل سنّك، التي لا يأخذها أي نشاط: ${leftToRight(calculation)}.`,
  },
};

export const GENERAL_STEPS: Translated<typeof English.GENERAL_STEPS> = [
  {
    what: 'العمر المتوقع في مثل سنّك',
    how: 'المتوسط عند الولادة يشمل من توفوا صغارًا. أما جدول الحياة فيبيّن كم يعيش في المتوسط من بلغوا سنًا معينة.',
  },
  {
    what: 'إذا استمر انخفاض معدلات الوفيات',
    how: 'لكل سنة قادمة معدلات الوفيات التي تتوقعها الأمم المتحدة لها؛ وبعد عام 2100 تبقى على حالها. ويُحسب النطاق بأخذ كل سنة عند الحد الأدنى أو الأعلى لنطاق 80% الذي تقدّره الأمم المتحدة للعمر المتوقع عند الولادة، وهو متاح لجداول الجميع وحدها.',
  },
  {
    what: 'كم من الناس يبلغون كل سن',
    how: 'عدد الباقين على قيد الحياة عند العمر الأعلى ÷ عددهم عند العمر الأدنى. وبين عمر وآخر، يُستكمل لوغاريتم معدل الوفيات بينيًا.',
  },
  {
    what: 'مكانك بين الناس بحسب العمر',
    how: 'السكان بحسب فئات عمرية من خمس سنوات، كما تتوقعهم الأمم المتحدة لعام 2025. وداخل كل فئة يُستكمل عددهم بينيًا، وتُقرَّب النتيجة.',
  },
  {
    what: 'سنوات من العمر، والزيادة الممكنة',
    how: 'قواعد تقريبية خاصة بهذه الأداة، وليست قياسات: عدد ثابت من السنوات لكل مستوى، و(الساعات بعد التحسين − الساعات الحالية) ÷ 24 × السنوات المتبقية × 3.',
  },
];

export const LIMITS: Translated<typeof English.LIMITS> = [
  'المتوسط لا يقول كم يعيش شخص بعينه. كثيرون يعيشون أطول من المتوسط، وكثيرون يتوفون في سن أصغر.',
  'تستخدم جداول الحياة معدلات الوفيات لعام واحد. وقد كانت هذه المعدلات في انخفاض. فإذا استمر انخفاضها كما تتوقع الأمم المتحدة، عاش الناس أطول مما تقوله تلك الجداول.',
  'جداول الحياة لكل بلد، للجميع وللنساء وللرجال، معدَّلة كلها بمعامل واحد، بحيث يكون العمر المتوقع عند الولادة للجميع هو رقم البنك الدولي. وأقلها يقينًا جداول الكويت وجزر فيرجن الأمريكية وجزر فارو وسيشل وأرمينيا.',
  'تجد الدراسات ارتباطات في مجموعات من الناس. ولا يمكن لأحد أن يقرأ فيها مستقبله.',
];
