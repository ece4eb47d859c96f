import { DETAIL_MESSAGES } from '#messages/detail-messages.ts';
import type { Format } from '../messages/format.ts';

/** What a link holds of the moments and chapters, of which there is at least one. */
export function describeLinkedMarks(format: Format, marks: { moments: number; chapters: number }): string {
  const { moments, chapters, marksHint } = DETAIL_MESSAGES.share.link;
  const parts = [
    ...(marks.moments > 0 ? [moments(format, marks.moments)] : []),
    ...(marks.chapters > 0 ? [chapters(format, marks.chapters)] : []),
  ];
  return marksHint(format.list(parts));
}
