import { cleanText } from '../../src/words/clean-text.ts';
import { NAUGHTY_STRINGS } from '../fixtures/naughty-strings.ts';
import { expect, test, type Visitor } from '../support/test.ts';

const MOST_LETTERS = 200;
const NAMES = [...new Set(NAUGHTY_STRINGS.map((text) => text.slice(0, MOST_LETTERS)))];
const ACTIVITIES = 5;

/** The names, five at a time; invisible ones are refused and left out. */
function splitIntoDays(): string[][] {
  const names = NAMES.filter((name) => cleanText(name));
  return Array.from({ length: Math.floor(names.length / ACTIVITIES) }, (_, day) =>
    names.slice(day * ACTIVITIES, (day + 1) * ACTIVITIES),
  );
}

/** Submits one day after the other. @returns the names and figures that the page shows */
async function visualizeEach({ page }: Visitor, days: readonly (readonly string[])[]) {
  const toShow = days.map((names) => ({ typed: names, shown: names.map(cleanText) }));
  return page.evaluate(async (all) => {
    const list = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (each) => each.textContent);
    const look = () => ({
      names: list('.activity-card h4 span'),
      rows: list('[aria-labelledby="shares-title"] th[scope="row"] [dir]').slice(0, -1),
      figures: list('.summary dd, .activity-years, .activity-facts'),
    });
    const isShown = (wanted: readonly string[]) => {
      const { names, rows } = look();
      return wanted.every((name, index) => names[index] === name && rows[index] === name);
    };
    const seen: ReturnType<typeof look>[] = [];
    for (const { typed, shown } of all) {
      for (const [index, name] of typed.entries()) {
        const field = document.getElementById(`activity-${index + 1}-name`);
        Reflect.set(HTMLInputElement.prototype, 'value', name, field);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }
      document.querySelector('form')?.requestSubmit();
      // If it never appears, the test times out.
      while (!isShown(shown)) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      seen.push(look());
    }
    return seen;
  }, toShow);
}

test.beforeEach(async ({ visitor }) => {
  visitor.page.on('dialog', (dialog) => {
    throw new Error(`A name was run: ${dialog.message()}`);
  });
  await visitor.open();
});

test('every name is shown as typed, and none changes a figure', { tag: '@matrix' }, async ({ visitor }) => {
  await visitor.addActivity(4, 'Choir', '1.5');
  await visitor.addActivity(5, 'Chess', '0.5');
  await visitor.visualize();
  const title = await visitor.page.title();
  const days = splitIntoDays();
  const shown = days.map((names) => names.map(cleanText));
  const seen = await visualizeEach(visitor, days);
  expect(seen.map(({ names }) => names)).toEqual(shown);
  expect(seen.map(({ rows }) => rows)).toEqual(shown);
  expect(seen.map(({ figures }) => figures)).toEqual(days.map(() => seen[0]?.figures));
  expect(seen[0]?.figures.slice(0, 3)).toEqual(['42', '34', '1,768']);
  expect(await visitor.page.title()).toBe(title);
});

test('control characters and lone surrogates in a name break neither the page nor the image; nor does an invalid language tag', async ({
  page,
  visitor,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'language', { value: 'en-US@posix' }));
  await visitor.open();
  // Set by script: no keyboard has them, but a paste can contain them.
  await visitor.field('Activity 2 name').evaluate((input) => {
    // Bypasses React's own property, as a browser would.
    Reflect.set(HTMLInputElement.prototype, 'value', 'one\u0001two\uD800three\uFFFE', input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await visitor.visualize();
  await expect(page.locator('.activity-card h4').nth(1)).toHaveText('onetwothree\uFFFE');
  await expect(visitor.summary('Weeks Left')).toHaveText('1,768');
  const download = page.waitForEvent('download');
  await visitor.button('Share Results').click();
  await download;
});
