import { LIMITS, METHOD_MESSAGES } from '#messages/method-messages.ts';
import { DATA_SOURCES } from '../../../content/data-sources.ts';
import { describeMethod } from '../../../content/describe-method.ts';
import { SOURCES } from '../../../content/sources.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DataSourceLinks } from '../../data-source-links.tsx';
import { useResults } from '../results-context.ts';
import { describeOrigin } from '../summary/describe-origin.ts';

/** The calculation, the source and the limits of each figure. */
export function Method() {
  const { shown, format } = useResults();
  return (
    <div className="method">
      <Disclosure summary={<h3>{METHOD_MESSAGES.title}</h3>}>
        <p>{describeOrigin(format, shown)}</p>
        <h4>{METHOD_MESSAGES.stepsTitle}</h4>
        <dl className="method-steps">
          {describeMethod(format, shown).map(({ what, how }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
        <h4>{METHOD_MESSAGES.sourcesTitle}</h4>
        <ul>
          {Object.values(DATA_SOURCES).map((source) => (
            <li key={source.url}>
              <DataSourceLinks source={source} />
            </li>
          ))}
          {Object.values(SOURCES).map((source) => (
            <li key={source.url}>
              {'license' in source ? (
                <DataSourceLinks source={source} />
              ) : (
                <a href={source.url} target="_blank" rel="noreferrer">
                  {source.title}
                </a>
              )}
            </li>
          ))}
        </ul>
        <h4>{METHOD_MESSAGES.limitsTitle}</h4>
        <ul>
          {LIMITS.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
