import type { Ages } from '../life/life-projection.ts';
import type { Format } from '../messages/format.ts';

/** The slider's age; `null` when it is not moved. */
export const formatProjectedAge = (format: Format, { moved, projectedAge }: Ages): string | null =>
  moved ? format.number(projectedAge) : null;
