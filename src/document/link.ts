import type * as v from 'valibot';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import type { LifeEvents } from '../life/life-events.ts';
import type { Marks } from '../life/place-events.ts';
import { wholeWeeks } from '../life/weeks.ts';
import type { When } from '../life/when.ts';
import { readText, writeText } from './codec.ts';
import type { LinkedEvents } from './schema.ts';

/** Writes the fragment of a link: JSON in UTF-8, as base64url. */
export function writeLink(content: object): string {
  const bytes = new TextEncoder().encode(writeText(content));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * A link without what a text has behind it: a period, a bracket, the `_` of a text in italics. Its text ends with `}`,
 * which base64url writes as one of three endings.
 */
const dropBehindLink = (fragment: string): string => /^[\w-]*(?:[09]|fQ)/.exec(fragment)?.[0] ?? '';

/** The text in the fragment of a link; empty if it is none. */
export function decodeLink(fragment: string): string {
  try {
    const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}

/** More than any link has. */
const MAX_LINK_CHARACTERS = 60_000;

/**
 * Reads the fragment of a link.
 * @returns `newer` for one of a newer version; `null` for any other text that `writeLink` cannot have written, such as one
 * that was cut short
 */
export function readLink<T>(schema: v.GenericSchema<unknown, T>, fragment: string): T | 'newer' | null {
  if (fragment.length > MAX_LINK_CHARACTERS) return null;
  const read = readText(schema, decodeLink(dropBehindLink(fragment)));
  if ('value' in read) return read.value;
  return read.problem === 'newer' ? 'newer' : null;
}

/** The week of life after the last one that a link can have: 7,800. */
export const MAX_WEEK = wholeWeeks(LIFE_EXPECTANCY_LIMITS.max);

export type LinkedEventsContent = v.InferOutput<typeof LinkedEvents>;

const ofWeek = (week: number): When => ({ unit: 'week', week });

/**
 * Chapters and moments for a link: with weeks of life in place of their dates, which would reveal the birthdate. Times
 * after age 150 are left out: a link has no such weeks.
 */
export const createLinkedEvents = ({ chapters, moments }: Marks): LinkedEventsContent => ({
  chapters: chapters
    .filter(({ from }) => from < MAX_WEEK)
    .map(({ chapter: { name, color }, from, until, goesOn }) => ({
      name,
      from: ofWeek(from),
      until: goesOn ? null : ofWeek(Math.min(until, MAX_WEEK) - 1),
      color,
    })),
  moments: moments
    .filter(({ week }) => week < MAX_WEEK)
    .map(({ moment: { text }, week }) => ({ text, when: ofWeek(week) })),
});

/** Uses the position as id, since events in a link cannot be edited. People are never in one. */
export const openLinkedEvents = ({ chapters, moments }: LinkedEventsContent): LifeEvents => ({
  chapters: chapters.map((chapter, index) => ({ ...chapter, id: String(index) })),
  moments: moments.map((moment, index) => ({ ...moment, id: String(index) })),
  people: [],
});
