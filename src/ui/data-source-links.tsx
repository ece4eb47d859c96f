import { type DataSource, linkDataSource } from '../words/data-sources.ts';

interface DataSourceLinksProps {
  readonly source: DataSource;
  /** The sentence around the name of the source. */
  readonly describe: (args: { readonly source: string }) => string;
}

export function DataSourceLinks({ source, describe }: DataSourceLinksProps) {
  return linkDataSource(source, describe).map((part) =>
    typeof part === 'string' ? (
      <span key={part}>{part}</span>
    ) : (
      // Titles and names of licenses stay as they were published.
      <a key={part.url} href={part.url} lang="en" target="_blank" rel="noreferrer">
        {part.text}
      </a>
    ),
  );
}
