import { DATA_SOURCE } from '#words/form.ts';
import { LIMITS, METHOD } from '#words/results.ts';
import { version } from '../../../package.json';
import { useFormat } from '../../platform/locale.ts';
import { describeOrigin } from '../../results/describe-origin.ts';
import { useLife } from '../../results/results-context.ts';
import { DataSourceLinks } from '../../ui/data-source-links.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { DATA_SOURCES } from '../../words/data-sources.ts';
import { describeSourceNote, listSources, SOURCES, type SourceId } from '../../words/sources.ts';
import { describeMethod } from './describe-method.ts';
import './method.css';

export function Method() {
  const { shown } = useLife();
  const format = useFormat();
  return (
    <div id="method" className="method">
      <Disclosure summary={<h3>{METHOD.title}</h3>}>
        <p>{describeOrigin(format, shown)}</p>
        <h4>{METHOD.stepsTitle}</h4>
        <dl className="stack">
          {describeMethod(format, shown).map(({ what, how }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
        <h4>{METHOD.sourcesTitle}</h4>
        <ul className="stack">
          {(['worldBank', 'unitedNations'] as const).map((id) => (
            <li key={id}>
              <DataSourceLinks source={DATA_SOURCES[id]} describe={DATA_SOURCE[id]} />
            </li>
          ))}
          {listSources().map((id) => (
            <li key={id}>
              <SourceEntry id={id} />
            </li>
          ))}
        </ul>
        <h4>{METHOD.limitsTitle}</h4>
        <ul className="stack">
          {LIMITS.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        <p className="quiet method-version">{METHOD.version({ version })}</p>
      </Disclosure>
    </div>
  );
}

/** A publication with its title, linked, and what it is about. */
function SourceEntry({ id }: { readonly id: SourceId }) {
  const format = useFormat();
  const { title, url } = SOURCES[id];
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <span lang="en">{title}</span>
      <span>{describeSourceNote(format, id)}</span>
    </a>
  );
}
