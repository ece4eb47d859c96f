import { DATA_SOURCE_MESSAGES } from '#messages/data-source-messages.ts';
import type { DataSource } from '../content/data-sources.ts';

const Link = ({ url, text }: { readonly url: string; readonly text: string }) => (
  <a href={url} target="_blank" rel="noreferrer">
    {text}
  </a>
);

/** A source of figures, linked, with its license. */
export function DataSourceLinks({ source: { use, title, url, license } }: { readonly source: DataSource }) {
  const { beforeTitle, beforeLicense, end } = DATA_SOURCE_MESSAGES;
  return (
    <>
      {beforeTitle(use)}
      <Link url={url} text={title} />
      {beforeLicense}
      <Link url={license.url} text={license.name} />
      {end}
    </>
  );
}
