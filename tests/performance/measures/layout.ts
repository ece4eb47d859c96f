import type { Browser } from '@playwright/test';
import { sumOf, watchShifts } from '../../support/layout-shifts.ts';
import { Visitor } from '../../support/test.ts';
import { playWorldBank } from '../../support/world-bank.ts';
import { format, type Table } from '../report.ts';

const WINDOWS = [
  [360, 740],
  [390, 844],
  [1280, 900],
] as const;

/** Heights, which depend on the fonts of a machine, and what moves by itself up to the results. */
export async function measureLayout(browser: Browser, baseURL: string): Promise<Table> {
  const rows: Record<string, string[]> = {};
  for (const [width, height] of WINDOWS) {
    const page = await browser.newPage({ baseURL, viewport: { width, height }, serviceWorkers: 'block' });
    await playWorldBank(page);
    const shifts = await watchShifts(page);
    const visitor = new Visitor(page);
    await visitor.open();
    await visitor.submitFrom('Japan', '1990-05-15');
    await visitor.section('How many reach each age').waitFor();
    await visitor.section('Place in the population').waitFor();
    const heights = await page.evaluate(() => {
      const top = (document.querySelector('#results')?.getBoundingClientRect().top ?? 0) + scrollY;
      const whole = document.documentElement.scrollHeight;
      return [
        whole - top,
        whole,
        document.querySelector('.timeline-bar')?.getBoundingClientRect().height ?? 0,
      ];
    });
    const moved = sumOf(shifts.filter(({ afterInput }) => !afterInput));
    rows[`${width} by ${height}`] = [...heights.map(format), moved.toFixed(4)];
    await page.close();
  }
  return {
    title: 'Layout, in pixels',
    columns: ['the results to the end', 'the whole page', 'the slider’s bar', 'layout shift'],
    rows,
  };
}
