import { SOURCES, type SourceId } from '../words/sources.ts';

/** A short link to the source of a fact. The method section lists the sources in full. */
export function SourceLink({ id }: { readonly id: SourceId }) {
  const { label, url } = SOURCES[id];
  return (
    <a className="quiet source-link" href={url} rel="noreferrer" target="_blank">
      {label}
    </a>
  );
}
