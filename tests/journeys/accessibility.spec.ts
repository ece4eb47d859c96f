import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

/** WCAG 2.2 AA, and what axe holds for good practice besides. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const WIDTHS = [320, 768, 1280];

const LOOKS = {
  'the dark theme': async () => undefined,
  'the light theme': (visitor: Visitor) => visitor.button('Switch to light theme').click(),
  'the visitor’s own colours': ({ page }: Visitor) => page.emulateMedia({ forcedColors: 'active' }),
} as const satisfies Record<string, (visitor: Visitor) => Promise<void>>;

async function expectNoViolations(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // The pictures follow the width of the window a frame later, and nothing is judged while it fades in.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await Promise.all(document.getAnimations().map((animation) => animation.finished));
    });
    // Without frames axe can judge in the page itself, and needs no second one.
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, `${state}, at ${width} pixels`).toEqual([]);
  }
}

const link = ({ page }: Visitor) => page.getByRole('textbox', { name: 'Link' });

/** What is there to see, each from the one before. */
const STATES: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  'the empty form': async () => undefined,
  'average days to choose from': async ({ page, button }) => {
    await button('Use an average day').click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
  },
  'countries to choose from': async ({ page, button }) => {
    await page.keyboard.press('Escape');
    await button(/Country/).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'a search without a match': async ({ page }) => {
    await page.getByPlaceholder('Search countries...').fill('Atlantis');
    await expect(page.getByText('No country matches')).toBeVisible();
  },
  'a refused form of more than 24 hours, with a toast that stays while the focus is on it': async (
    visitor,
  ) => {
    await visitor.page.keyboard.press('Escape');
    await visitor.addActivity(4, '', '16');
    await visitor.field('Activity 1 hours per day').fill('25');
    await visitor.submit();
    await visitor.toast().getByRole('button').focus();
  },
  'a removed activity that can be brought back, and a form that is remembered': async ({
    page,
    button,
    field,
  }) => {
    await button('Remove activity 4').click();
    await expect(button('Undo')).toBeVisible();
    await field('Remember on this device').check();
    await field('Activity 1 hours per day').fill('8');
    await page.keyboard.press('Tab');
  },
  'the results of a country': async (visitor) => {
    await visitor.chooseCountry('Japan');
    await visitor.visualize();
    await expect(visitor.section('Your chances')).toBeVisible();
  },
  'the slider moved, with a tooltip': async (visitor) => {
    await visitor.slider().fill('520');
    await visitor.field('What the weeks go into').check();
    await visitor.mark('Life Spent On Activities', /^Work:/).focus();
    await expect(visitor.tooltip()).toBeVisible();
  },
  'everything opened, a link to copy by hand, entries changed since': async (visitor) => {
    await visitor.openEverything();
    await visitor.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await visitor.button('Copy link').click();
    await expect(link(visitor)).toBeVisible();
    await visitor.field('Activity 1 hours per day').fill('7');
    await expect(visitor.page.getByText('Your entries have changed')).toBeVisible();
  },
  'the example': async (visitor) => {
    await visitor.button('See an example first').click();
    await expect(visitor.page.getByText('This is an example')).toBeVisible();
  },
  'a life that somebody shared': async (visitor) => {
    await visitor.page.goto(await link(visitor).inputValue());
    await expect(visitor.section('Your chances')).toBeVisible();
  },
  'a part that is broken': async ({ page }) => {
    await page.route('**/details-*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  },
  'the page that is not there': async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  },
};

test.describe('No axe violation', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST, /dynamically imported module/] } });

  for (const [look, dress] of Object.entries(LOOKS)) {
    test(`in ${look}, in every state, at 320, 768 and 1280 pixels`, async ({ page, visitor }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitor.open();
      await dress(visitor);
      for (const [state, reach] of Object.entries(STATES)) {
        await reach(visitor);
        await expectNoViolations(page, state);
      }
    });
  }
});
