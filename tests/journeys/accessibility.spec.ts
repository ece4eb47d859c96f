import type { Page } from '@playwright/test';
import { expectNoViolations, TAGS } from '../support/axe.ts';
import { chunk } from '../support/requests.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';
import { colorBy } from '../support/weeks.ts';

/** The rules about colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Look {
  readonly theme: 'dark' | 'light';
  readonly width: number;
  readonly forcedColors?: 'active';
}

/** The other widths and themes: nothing but colors depends on a theme, and no color on a width. */
const LOOKS: readonly Look[] = [
  { theme: 'dark', width: 320 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 320 },
  { theme: 'light', width: 320, forcedColors: 'active' },
];

/** Changes what stylesheets ask for, as if the page had been opened that way, and leaves its state as it is. */
async function applyLook(page: Page, { theme, width, forcedColors }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ forcedColors: forcedColors ?? null });
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    // Charts are drawn for the new width a frame later, and colors are only judged when animations have ended.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
  }, theme);
}

const link = ({ page }: Visitor) => page.getByRole('textbox', { name: 'Link' });

/** The address of the results, once it was copied. */
let shared = '';

/** The states of the page, each reached from the one before. */
const STATES = {
  'the empty form': async () => undefined,
  'countries to choose from': async ({ page, button }) => {
    await button(/^Country/).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'a search without a match': async ({ page }) => {
    await page.getByPlaceholder('Search countries...').fill('Atlantis');
    await expect(page.getByText('No country matches')).toBeVisible();
  },
  'a refused form of more than 24 hours, with a focused toast': async (visitor) => {
    await visitor.page.keyboard.press('Escape');
    await visitor.addActivity(4, '', '16');
    await visitor.field('Activity 1 hours per day').fill('25');
    await visitor.submit();
    await visitor.toast().getByRole('button').focus();
  },
  'a removed activity with its undo button, and a saved form': async ({ page, button, field }) => {
    await button('Remove activity 4').click();
    await expect(button(/^Undo removing/)).toBeVisible();
    await field('Remember on this device').check();
    await field('Activity 1 hours per day').fill('8');
    await page.keyboard.press('Tab');
  },
  'the results of a country': async (visitor) => {
    await visitor.chooseCountry('Japan');
    await visitor.visualize();
    await expect(visitor.section('How many reach each age')).toBeVisible();
  },
  'pictures to choose from': async ({ page, button }) => {
    await button('Make a poster').click();
    await expect(page.locator('.picture-preview')).toBeVisible();
  },
  'the slider moved, with a tooltip': async (visitor) => {
    await visitor.page.keyboard.press('Escape');
    await visitor.slider().fill('520');
    await colorBy(visitor, 'Activities');
    await visitor.mark('Life Spent On Activities', /^Work:/).focus();
    await expect(visitor.tooltip()).toBeVisible();
  },
  'all details open, a link to copy by hand, entries changed since': async (visitor) => {
    await visitor.openEverything();
    await visitor.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await visitor.copyLink();
    shared = await link(visitor).inputValue();
    await visitor.page.keyboard.press('Escape');
    await visitor.field('Activity 1 hours per day').fill('7');
    await expect(visitor.page.getByText('You’ve changed your entries.').first()).toBeVisible();
  },
  'the example': async (visitor) => {
    await visitor.seeExample();
    await expect(visitor.page.getByText('This is an example')).toBeVisible();
  },
  'shared results': async (visitor) => {
    await visitor.page.goto(shared);
    await expect(visitor.section('How many reach each age')).toBeVisible();
  },
  'a part that could not be loaded': async ({ page, button }) => {
    // Without the link to a life; the saved form shows its results again.
    await page.goto('./');
    await page.reload();
    await page.route(chunk('share'), (route) => route.abort());
    await button('Make a poster').click();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  },
  'the not-found page': async ({ page }) => {
    await page.goto('./nowhere');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  },
} satisfies Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

/** The names of everything that can be pressed or filled in. */
async function listControls(page: Page): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  const controls = snapshot.matchAll(/- (?:button|checkbox|radio|slider|spinbutton|textbox) "([^"]+)"/g);
  const summaries = await page
    .locator('summary')
    .evaluateAll((all) => all.map((summary) => summary.textContent));
  return [...controls].map(([, name = '']) => name).concat(summaries);
}

/** The headings that the specification names, in the order of the page. */
const SPECIFIED_HEADINGS = [
  'Life Spent On Activities',
  'Life Timeline',
  'Future Projections',
  'Health Optimization',
];

/** Expects one heading of level 1, and no heading that goes down more than one level at once. */
async function expectOutline(page: Page, state: string): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((heading) => Number(heading.localName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const deeper = levels.map((level, index) => level - (levels[index - 1] ?? 0));
  expect(Math.max(...deeper), state).toBe(1);
}

test('no two controls share a name, and the headings outline the page', async ({ page, visitor }) => {
  await visitor.open();
  for (const state of [
    'a removed activity with its undo button, and a saved form',
    'the results of a country',
    'all details open, a link to copy by hand, entries changed since',
  ] as const) {
    if (state.startsWith('a removed')) await visitor.addActivity(4, 'Chess', '1');
    await STATES[state](visitor);
    const names = await listControls(page);
    expect(names.length).toBeGreaterThan(10);
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      state,
    ).toEqual([]);
    await expectOutline(page, state);
  }
  await expect(page.locator('h3').filter({ visible: true })).toContainText(SPECIFIED_HEADINGS);
});

test.describe('axe finds no violation', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST, /dynamically imported module/] } });
  test('in any state, at any width, in both themes and in forced colors', { tag: '@matrix' }, async ({
    page,
    visitor,
  }) => {
    test.setTimeout(600_000);
    await visitor.open();
    for (const [state, enter] of Object.entries(STATES)) {
      await enter(visitor);
      for (const look of LOOKS) {
        await applyLook(page, look);
        // Nothing but colors depends on the theme.
        const rules = look.theme === 'dark' ? TAGS : COLOR_RULES;
        await expectNoViolations(page, `${state}, ${JSON.stringify(look)}`, rules);
      }
    }
  });
});
