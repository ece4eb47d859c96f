import { useEffect } from 'react';
import { MESSAGES } from '#messages/messages.ts';
import { MonthField } from '../../charts/month-field.tsx';
import { layOutMonths } from '../../charts/month-geometry.ts';
import { describeMonths, explainMonths } from '../../content/describe-months.ts';
import { formatFor } from '../../messages/format.ts';
import { useLocale } from '../../platform/use-locale.ts';
import type { FormProps } from './form-model.ts';
import { previewLife } from './preview-life.ts';

interface LifePreviewProps extends FormProps {
  /** Called once it follows its properties. */
  readonly onReady: () => void;
}

/** A life in months above the form, which its entries complete. */
export default function LifePreview({ form, onReady }: LifePreviewProps) {
  useEffect(onReady, [onReady]);
  const format = formatFor(useLocale());
  const { whose, months, figure } = previewLife({ ...form, figure: form.countryChoice.figure });
  const { lifeExpectancy, source, year } = figure;
  const years = MESSAGES.form.lifeExpectancyOf(format, lifeExpectancy, source, year);
  return (
    <figure className="life-preview">
      <p>{describeMonths(format, months, whose)}</p>
      <MonthField field={layOutMonths({ ...months, activities: form.parsed.activities })} />
      <figcaption>{explainMonths(months, whose, years)}</figcaption>
    </figure>
  );
}
