import { useState } from 'react';
import { BACKUP, TYPED_LIFE } from '#words/entries.ts';
import { MAX_TYPED_ENTRIES } from '../../document/split-typed-life.ts';
import { chunk } from '../../platform/chunk.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';

const calendarCode = chunk(() => import('./read-calendar.ts'));

/** As large as ten thousand events with their descriptions. */
const MAX_MEGABYTES = 10;
const BYTES_PER_MEGABYTE = 1_000_000;

/** Lines for the events of a file, as they would be typed, and what the visitor should know about it. */
interface CalendarLines {
  readonly lines: string;
  readonly notice: string;
}

/** A comma in an event's words does not end them. */
const quote = (text: string): string =>
  /[,،、，;；؛"]/u.test(text) ? `"${text.replaceAll('"', '”')}"` : text;

async function readLines(file: File, format: Format): Promise<CalendarLines> {
  if (file.size > MAX_MEGABYTES * BYTES_PER_MEGABYTE)
    return { lines: '', notice: TYPED_LIFE.calendar.tooLarge(format, { most: MAX_MEGABYTES }) };
  const { readCalendar } = await calendarCode.load();
  const read = await readCalendar(await file.text());
  if (!read) return { lines: '', notice: TYPED_LIFE.calendar.foreign };
  const shown = read.events.slice(0, MAX_TYPED_ENTRIES);
  const leftOut = read.events.length - shown.length + read.unread;
  return {
    lines: shown.map(({ date, text }) => `${format.date(date)} ${quote(text)}`).join('\n'),
    notice: joinSentences(
      TYPED_LIFE.calendar.read(format, { count: shown.length }),
      leftOut > 0 && TYPED_LIFE.calendar.leftOut(format, { count: leftOut, most: MAX_TYPED_ENTRIES }),
    ),
  };
}

/**
 * Reads calendar files, one at a time.
 * @param onRead called with the lines for the events
 */
export function useCalendarFile(format: Format, onRead: (lines: string) => void) {
  const [notice, setNotice] = useState('');
  const open = async (file: File) => {
    setNotice(TYPED_LIFE.calendar.reading);
    const read = await readLines(file, format).catch(() => ({ lines: '', notice: BACKUP.unreadable }));
    setNotice(read.notice);
    if (read.lines) onRead(read.lines);
  };
  return { notice, onOpen: (file: File) => void open(file) };
}
