import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chunk } from '../support/fault-list.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

/** WCAG 2.2 AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const LOOKS: readonly {
  readonly look: string;
  readonly widths: readonly number[];
  readonly choose: (visitor: Visitor) => Promise<void>;
}[] = [
  { look: 'the dark theme', widths: [320, 768, 1280], choose: async () => undefined },
  {
    look: 'the light theme',
    widths: [320, 768, 1280],
    choose: (visitor) => visitor.button('Switch to light theme').click(),
  },
  // Colours are the visitor's own, and layout does not depend on them: one width is enough.
  {
    look: 'forced colours',
    widths: [320],
    choose: ({ page }) => page.emulateMedia({ forcedColors: 'active' }),
  },
];

async function expectNoViolations(page: Page, state: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Charts are drawn for the new width a frame later, and colours are only judged when animations have ended.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await Promise.all(document.getAnimations().map((animation) => animation.finished));
    });
    // The page has no frames: axe can run in the page itself, without a second one.
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, `${state}, at ${width} pixels`).toEqual([]);
  }
}

const link = ({ page }: Visitor) => page.getByRole('textbox', { name: 'Link' });

/** The states of the page, each reached from the one before. */
const STATES = {
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
  'a refused form of more than 24 hours, with a focused toast': async (visitor) => {
    await visitor.page.keyboard.press('Escape');
    await visitor.addActivity(4, '', '16');
    await visitor.field('Activity 1 hours per day').fill('25');
    await visitor.submit();
    await visitor.toast().getByRole('button').focus();
  },
  'a removed activity with its undo button, and a saved form': async ({ page, button, field }) => {
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
  'all details open, a link to copy by hand, entries changed since': async (visitor) => {
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
  'shared results': async (visitor) => {
    await visitor.page.goto(await link(visitor).inputValue());
    await expect(visitor.section('Your chances')).toBeVisible();
  },
  'a section that could not be loaded': async ({ page }) => {
    await page.route(chunk('details'), (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  },
  'the not-found page': async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  },
} satisfies Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

test.describe('axe finds no violation', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST, /dynamically imported module/] } });

  for (const { look, widths, choose } of LOOKS) {
    test(`in ${look}, in every state, at ${widths.join(', ')} pixels`, { tag: '@matrix' }, async ({
      page,
      visitor,
    }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitor.open();
      await choose(visitor);
      for (const [state, reach] of Object.entries(STATES)) {
        await reach(visitor);
        await expectNoViolations(page, state, widths);
      }
    });
  }

  test('in the empty form and in the results, at 1280 pixels', async ({ page, visitor }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.open();
    await expectNoViolations(page, 'the empty form', [1280]);
    await STATES['the results of a country'](visitor);
    await expectNoViolations(page, 'the results', [1280]);
  });
});
