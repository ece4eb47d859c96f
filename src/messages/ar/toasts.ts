import type * as English from '../en/toasts.ts';
import type { Translated } from '../translated.ts';

export const TOASTS: Translated<typeof English.TOASTS> = {
  countriesFailed: { title: 'تعذّر تحميل البلدان', text: 'يُرجى المحاولة مجددًا لاحقًا.' },
  noLifeExpectancyData: {
    title: 'لا توجد بيانات عن العمر المتوقع',
    text: 'لا تتوفر بيانات لهذا البلد. يُرجى إدخال العمر المتوقع يدويًا بدلًا من ذلك.',
  },
  lifeExpectancyFailed: {
    title: 'تعذّر تحميل العمر المتوقع',
    text: 'تعذّر الحصول على البيانات من البنك الدولي. يُرجى إدخال العمر المتوقع يدويًا بدلًا من ذلك.',
  },
  tooManyActivities: {
    title: 'بلغت الأنشطة حدها الأقصى',
    text: 'الحد الأقصى 5 أنشطة. لإضافة نشاط جديد يلزم حذف نشاط موجود.',
  },
  tooManyHours: {
    title: 'مجموع الساعات يتجاوز الحد',
    text: 'لا يمكن أن يتجاوز مجموع وقت الأنشطة 24 ساعة في اليوم.',
  },
  lifeExpectancyMissing: {
    title: 'لم يُدخَل العمر المتوقع',
    text: 'يُرجى اختيار بلد أو إدخال العمر المتوقع يدويًا.',
  },
  lifeExpectancyInvalid: {
    title: 'العمر المتوقع غير صالح',
    text: 'يُرجى إدخال عدد موجب صالح للعمر المتوقع.',
  },
  visualizeFailed: {
    title: 'تعذّر عرض البيانات',
    text: 'يُرجى التحقق من البيانات المُدخَلة والمحاولة مجددًا.',
  },
};
