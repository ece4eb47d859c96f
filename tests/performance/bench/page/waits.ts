/** How long a visitor waits for the results and for the image. */
import type { Browser, Page } from '@playwright/test';
import { Visitor } from '../../../support/test.ts';
import { playWorldBank } from '../../../support/world-bank.ts';
import { type Spread, spreadOf } from '../statistics.ts';
import { timeInteractions } from './interactions.ts';
import { openPhonePage, slowDown } from './slowed-page.ts';

const VISITS = 7;

/** Milliseconds. */
export interface Waits {
  /** From the press on the button to the frame in which it says that the page calculates. */
  readonly answer: Spread;
  readonly results: Spread;
  readonly poster: Spread;
}

/** From the press on the button to its answer, and to the end of the frame that shows the results, in milliseconds. */
async function timeSubmit(page: Page, visitor: Visitor) {
  const shown = await page.evaluateHandle(() => {
    const pressed = new Promise<number>((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    const painted = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.getElementById('results')) return;
        observer.disconnect();
        // The first task after the frame that shows them.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }).observe(document.body, { childList: true, subtree: true });
    });
    return { ms: Promise.all([pressed, painted]).then(([from, to]) => to - from) };
  });
  const [answer = Number.NaN] = await timeInteractions(page, () => visitor.submit());
  return { answer, results: await shown.evaluate(({ ms }) => ms) };
}

async function timePoster(page: Page, visitor: Visitor): Promise<number> {
  const download = page.waitForEvent('download');
  const button = visitor.button('Share Results');
  await button.scrollIntoViewIfNeeded();
  const from = performance.now();
  await button.click();
  await download;
  return performance.now() - from;
}

/** In each visit, what the results need is loaded before the submit, as it is while a form is filled in. */
export async function measureWaits(browser: Browser, url: string): Promise<Waits> {
  const answers: number[] = [];
  const results: number[] = [];
  const poster: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await openPhonePage(browser, url);
    await slowDown(page);
    await playWorldBank(page);
    const visitor = new Visitor(page);
    await visitor.open();
    await visitor.fillPerson();
    await page.waitForLoadState('networkidle');
    const submit = await timeSubmit(page, visitor);
    answers.push(submit.answer);
    results.push(submit.results);
    await page.waitForLoadState('networkidle');
    poster.push(await timePoster(page, visitor));
    await page.close();
  }
  return { answer: spreadOf(answers), results: spreadOf(results), poster: spreadOf(poster) };
}
