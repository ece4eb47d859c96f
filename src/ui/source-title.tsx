import { describeSourceNote } from '../words/describe-source.ts';
import type { Format } from '../words/format.ts';
import { SOURCES, type SourceId } from '../words/sources.ts';

interface SourceTitleProps {
  readonly id: SourceId;
  readonly format: Format;
}

/** A publication with its title, linked, and what it is about. */
export function SourceTitle({ id, format }: SourceTitleProps) {
  const { title, url } = SOURCES[id];
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <span lang="en">{title}</span>
      {describeSourceNote(format, id)}
    </a>
  );
}
