import { useEffect } from 'react';
import { FORM } from '#words/form.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { formatFor } from '../../words/format.ts';
import { namePublisher } from '../../words/name-publisher.ts';
import { describeMonths, explainMonths } from './describe-months.ts';
import type { FormProps } from './form-model.ts';
import { MonthField } from './month-field.tsx';
import { layOutMonths } from './month-geometry.ts';
import { previewLife } from './preview-life.ts';
import './life-preview.css';

interface LifePreviewProps extends FormProps {
  /** Called once the picture follows the form's entries. */
  readonly onReady: () => void;
}

/** A life in months above the form, which follows the form's entries. */
export default function LifePreview({ form, onReady }: LifePreviewProps) {
  useEffect(onReady, [onReady]);
  const format = formatFor(useLocale());
  const { whose, months, figure } = previewLife({ ...form, figure: form.countryChoice.figure });
  const { lifeExpectancy, source, year } = figure;
  const years = FORM.lifeExpectancyOf(format, {
    figure: lifeExpectancy,
    source: namePublisher(source),
    year,
  });
  return (
    <figure className="life-preview">
      <p>{describeMonths(format, months, whose)}</p>
      <MonthField field={layOutMonths({ ...months, activities: form.parsed.activities })} />
      <figcaption>{explainMonths(months, whose, years)}</figcaption>
    </figure>
  );
}
