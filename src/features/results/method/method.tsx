import type { Format } from '../../../content/format.ts';
import { describeMethod, LIMITS, METHOD_MESSAGES, METHOD_SOURCES } from '../../../content/method-messages.ts';
import type { Dates, Life } from '../../../life/life.ts';
import type { Result } from '../../../life/result.ts';
import { useLocale } from '../../../platform/use-locale.ts';

interface MethodProps {
  readonly life: Life;
  readonly result: Result;
  /** `null` where nobody has told them. */
  readonly dates: Dates | null;
  readonly format: Format;
}

/** How every figure is worked out, where it comes from, and what it cannot say. */
export function Method({ life, result, dates, format }: MethodProps) {
  const locale = useLocale();
  return (
    <details className="method">
      <summary>
        <h3>{METHOD_MESSAGES.title}</h3>
      </summary>
      <h4>{METHOD_MESSAGES.stepsTitle}</h4>
      <dl className="method-steps">
        {describeMethod(format, { life, result, dates, locale }).map(({ what, how }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      <h4>{METHOD_MESSAGES.sourcesTitle}</h4>
      <ul>
        {METHOD_SOURCES.map(({ title, url, licence }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
            {licence && `, ${licence}`}
          </li>
        ))}
      </ul>
      <h4>{METHOD_MESSAGES.limitsTitle}</h4>
      <ul>
        {LIMITS.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </details>
  );
}
