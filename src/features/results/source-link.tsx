import { SOURCES, type SourceId } from '../../content/sources.ts';

/** A link to where a fact was published; in full it stands among the sources of the method. */
export function SourceLink({ id }: { readonly id: SourceId }) {
  const { label, url } = SOURCES[id];
  return (
    <a className="source-link" href={url} rel="noreferrer" target="_blank">
      {label}
    </a>
  );
}
