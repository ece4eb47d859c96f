import { describeSourceNote } from '../content/describe-source.ts';
import { SOURCES, type SourceId } from '../content/sources.ts';
import type { Format } from '../messages/format.ts';

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
