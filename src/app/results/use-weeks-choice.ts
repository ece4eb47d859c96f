import { useState } from 'react';
import { storage } from '../../platform/storage.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import type { WeeksBy } from '../../weeks/chart.ts';

const STORAGE_KEY = 'weeks-by';
const CHOICES: readonly WeeksBy[] = ['time', 'activities', 'chapters'];

/** @returns `null` for anything that is no choice */
export const parseWeeksBy = (stored: string | null): WeeksBy | null =>
  CHOICES.find((choice) => choice === stored) ?? null;

/**
 * The choice of what the dots of the weeks show, `null` until the visitor chooses. As the theme, the choice stays on the device and
 * says nothing about a life. If storage is blocked, it lasts until the page is closed.
 */
export function useWeeksChoice() {
  const [weeksBy, setWeeksBy] = useState(() => parseWeeksBy(storage.get(STORAGE_KEY)));
  const onChooseWeeksBy = (choice: WeeksBy) => {
    setWeeksBy(choice);
    storage.set(STORAGE_KEY, choice);
  };
  return { weeksBy, onChooseWeeksBy: useEventCallback(onChooseWeeksBy) };
}
