import type { DataSource } from '../content/data-sources.ts';

/** A source of figures, linked, with its license. */
export function DataSourceLinks({ source: { use, title, url, license } }: { readonly source: DataSource }) {
  return (
    <>
      {`${use} `}
      <a href={url} target="_blank" rel="noreferrer">
        {title}
      </a>
      {' ('}
      <a href={license.url} target="_blank" rel="noreferrer">
        {license.name}
      </a>
      {'). '}
    </>
  );
}
