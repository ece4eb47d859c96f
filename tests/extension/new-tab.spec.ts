import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { EXAMPLE, type ExtensionVisitor, expect, lineOf, test } from './test.ts';

const MATRIX = { tag: '@matrix' };

test('a new tab has the weeks of the saved life, and leads to the settings', MATRIX, async ({ visitor }) => {
  await visitor.store('life', EXAMPLE);
  const page = await visitor.newTab();
  await expect(page).toHaveTitle('Your life in weeks');
  await expect(page.getByRole('img', { name: 'Your life in weeks' })).toHaveAccessibleDescription(
    /You have lived 2,191 weeks\..*Now: .?Montreal.?\. 1 moment is marked\./,
  );
  await expect(lineOf(page)).toHaveText('2,191 weeks lived');
  const fills = await page.locator('.view-weeks').evaluate((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    return Math.max(width / innerWidth, height / innerHeight);
  });
  expect(fills, 'share of the window').toBeGreaterThan(0.8);
  await expectNoViolations(page, 'new tab');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Your life in every new tab' })).toBeVisible();
});

/** Opens a new tab as a person does. */
async function openAsPerson({ context }: ExtensionVisitor, opener: Page): Promise<Page> {
  const opened = context.waitForEvent('page');
  await opener.evaluate('chrome.tabs.create({})');
  const page = await opened;
  await expect(lineOf(page)).toBeVisible();
  return page;
}

const TABS = 6;

test('the first frame of a new tab has the weeks', MATRIX, async ({ visitor }) => {
  await visitor.store('life', EXAMPLE);
  const opener = await visitor.options();
  // Without `blocking` in new-tab.html, four in ten tabs are empty at first.
  for (let tab = 0; tab < TABS; tab += 1) {
    const page = await openAsPerson(visitor, opener);
    // A test's clock replaces `performance`, but not what observes it.
    const frames = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const times: number[] = [];
          new PerformanceObserver((list) => {
            times.push(...list.getEntries().map(({ startTime }) => startTime));
            if (times.length === 2) resolve(times);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    expect(frames[1], 'the first frame, and the first with content').toBe(frames[0]);
    await page.close();
  }
});

test('the address bar has the focus, until somebody clicks into the tab', MATRIX, async ({ visitor }) => {
  await visitor.store('life', EXAMPLE);
  const page = await openAsPerson(visitor, await visitor.options());
  // Playwright pretends to every page that it has the focus.
  const session = await visitor.context.newCDPSession(page);
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
  await page.mouse.click(300, 300);
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
});

test(
  'without a network, a new tab shows the weeks, and nothing could be sent',
  MATRIX,
  async ({ visitor }) => {
    await visitor.store('life', EXAMPLE);
    await visitor.context.setOffline(true);
    const page = await visitor.newTab();
    await expect(lineOf(page)).toHaveText('2,191 weeks lived');
    const refused = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          );
          fetch('https://example.org/').catch(() => null);
        }),
    );
    expect(refused).toBe('connect-src');
  },
);

test('a tab follows what is changed in the settings of another one', MATRIX, async ({ visitor }) => {
  await visitor.store('life', EXAMPLE);
  const page = await visitor.newTab();
  await expect(lineOf(page)).toHaveText('2,191 weeks lived');
  const options = await visitor.options();
  await options.getByLabel('Line below the weeks').selectOption('Current chapter');
  await expect(lineOf(page)).toHaveText('Montreal');
  await options.getByLabel('Light or dark').selectOption('Light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectNoViolations(page, 'light');
  await options.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('link', { name: 'Set up' })).toBeVisible();
});

test('until there is a life, a new tab offers the settings', MATRIX, async ({ visitor }) => {
  const page = await visitor.newTab();
  await expect(page.getByRole('heading', { name: 'Your life, always in sight' })).toBeVisible();
  await expectNoViolations(page, 'invitation');
  await page.getByRole('link', { name: 'Set up' }).click();
  await expect(page.getByLabel('Birthdate')).toBeVisible();
});

const SAYS = [
  ['that is damaged', '{"version":4,"draft":', 'The entries saved in this extension can’t be read.'],
  ['of a newer version', EXAMPLE.replace('"version":4', '"version":99'), 'A newer version of this extension'],
  ['without a birthdate', EXAMPLE.replace('1984-02-29', ''), 'no birthdate or no life expectancy'],
  ['of someone born after today', EXAMPLE.replace('1984', '2032'), 'This device’s clock says March 1, 2026'],
  ['of a country without a figure', EXAMPLE.replace('CAN', 'ZZZ'), 'There’s no figure for this country'],
] as const;

for (const [what, text, says] of SAYS) {
  test(`a saved life ${what} stays as it is, and the tab says so`, MATRIX, async ({ visitor }) => {
    await visitor.store('life', text);
    const page = await visitor.newTab();
    await expect(page.getByText(says)).toBeVisible();
    await page.getByRole('link', { name: 'Set up' }).click();
    await expect(page.getByText(says)).toBeVisible();
    expect(await visitor.stored('life')).toBe(text);
  });
}

/** Sets the clock of a tab, as somebody sees on returning to it. */
async function returnAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

test('what is said below the weeks goes when the life is removed', MATRIX, async ({ visitor }) => {
  await visitor.store('life', EXAMPLE);
  const page = await visitor.newTab();
  await returnAt(page, '2025-12-24T12:00:00-05:00');
  await expect(page.getByText('This device’s clock went back to December 24, 2025.')).toBeVisible();
  await (await visitor.options()).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('link', { name: 'Set up' })).toBeVisible();
  await expect(page.locator('#note')).toBeHidden();
});

test(
  'a life in the future takes the place of another one once the clock is set',
  MATRIX,
  async ({ visitor }) => {
    await visitor.store('life', EXAMPLE);
    const page = await visitor.newTab();
    await visitor.store('life', EXAMPLE.replace('1984', '2032'));
    await expect(page.getByText('This device’s clock says March 1, 2026')).toBeVisible();
    await expect(lineOf(page)).toHaveText('2,191 weeks lived');
    await returnAt(page, '2032-03-14T12:00:00-04:00');
    await expect(lineOf(page)).toHaveText('2 weeks lived');
    await expect(page.locator('#note')).toBeHidden();
  },
);

test('in place of settings that cannot be read, the usual ones count', MATRIX, async ({ visitor }) => {
  await visitor.store('life', EXAMPLE);
  await visitor.store('settings', 'v=1&line=everything');
  await expect(lineOf(await visitor.newTab())).toHaveText('2,191 weeks lived');
  expect(await visitor.stored('settings')).toBe('v=1&line=everything');
});

test('in a browser that stores nothing, the tab and the settings say so', MATRIX, async ({ visitor }) => {
  await visitor.context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  const page = await visitor.newTab();
  await expect(page.getByText('This browser won’t let the extension save anything')).toBeVisible();
  await page.getByRole('link', { name: 'Set up' }).click();
  await page.getByLabel('Birthdate').fill('1984-02-29');
  await page.getByLabel('Country').selectOption('Japan');
  await page.getByRole('button', { name: 'Show my weeks' }).click();
  await expect(page.getByText('This browser didn’t let the extension save that.')).toBeVisible();
});
