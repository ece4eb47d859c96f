import { describeMethod, LIMITS, METHOD_MESSAGES, METHOD_SOURCES } from '../../../content/method-messages.ts';
import { useLocale } from '../../../platform/use-locale.ts';
import { useResults } from '../results-context.ts';

/** The calculation, the source and the limits of each figure. */
export function Method() {
  const { shown, format } = useResults();
  const locale = useLocale();
  return (
    <details className="method">
      <summary>
        <h3>{METHOD_MESSAGES.title}</h3>
      </summary>
      <h4>{METHOD_MESSAGES.stepsTitle}</h4>
      <dl className="method-steps">
        {describeMethod(format, { ...shown, locale }).map(({ what, how }) => (
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
