import { SOURCES, type SourceId } from '../../content/sources.ts';

/** A link to where a fact was published. */
export function SourceLink({ id }: { readonly id: SourceId }) {
  const { label, title, url } = SOURCES[id];
  return (
    <a className="source-link" href={url} title={title} rel="noreferrer" target="_blank">
      {label}
    </a>
  );
}
