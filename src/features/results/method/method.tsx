import type { ComponentProps } from 'react';
import { DATA_SOURCE_MESSAGES } from '#messages/data-source-messages.ts';
import { LIMITS, METHOD_MESSAGES } from '#messages/method-messages.ts';
import { describeTimeUseSource } from '#messages/source-messages.ts';
import { DATA_SOURCES } from '../../../content/data-sources.ts';
import { describeMethod } from '../../../content/describe-method.ts';
import { listSources } from '../../../content/describe-source.ts';
import { SOURCES } from '../../../content/sources.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DataSourceLinks } from '../../data-source-links.tsx';
import { SourceTitle } from '../../source-title.tsx';
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
          <li>
            <DataSourceLinks source={DATA_SOURCES.worldBank} describe={DATA_SOURCE_MESSAGES.worldBank} />
          </li>
          <li>
            <DataSourceLinks
              source={DATA_SOURCES.unitedNations}
              describe={DATA_SOURCE_MESSAGES.unitedNations}
            />
          </li>
          {listSources().map((id) => (
            <li key={id}>
              <SourceEntry id={id} format={format} />
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

/** A publication: in a sentence if its license asks for that. */
function SourceEntry({ id, format }: ComponentProps<typeof SourceTitle>) {
  const { license, ...source } = SOURCES[id];
  if (!license) return <SourceTitle id={id} format={format} />;
  return <DataSourceLinks source={{ ...source, license }} describe={describeTimeUseSource} />;
}
