import type { BrowserContext, Page } from '@playwright/test';
import { DEFAULT_VIEW, writeViewLink } from '../../src/document/view-link.ts';
import { expectNoViolations } from '../support/axe.ts';
import { BUILT_LANGUAGES } from '../support/built-languages.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

/** A life of chapters and moments, as "Remember on this device" saves it. */
const SAVED = {
  version: 4,
  language: 'en',
  draft: {
    birthdate: '1984-02-29',
    country: null,
    manual: true,
    lifeExpectancy: '82.3',
    activities: [{ id: 'a', name: 'Sleep', hours: '8', color: '#4E84F0' }],
    personal: {
      chapters: [
        { id: 'c1', name: 'School', from: '6', until: '18', color: '#59D4A6' },
        { id: 'c2', name: 'Berlin', from: '2012-05', until: null, color: '#F7893B' },
      ],
      moments: [{ id: 'm1', text: 'Wedding', when: '2019-08-20' }],
      people: [],
    },
  },
};
const inJapan = {
  ...SAVED,
  draft: { ...SAVED.draft, country: { code: 'JPN', name: 'Japan', lifeExpectancy: 0 }, manual: false },
};

const save = (page: Page | BrowserContext, text: string) =>
  page.addInitScript((form) => localStorage.setItem('form', form), text);

const picture = (page: Page) => page.getByRole('img', { name: 'Your life in weeks' });
const line = (page: Page) => page.locator('.view-line');
const note = (page: Page) => page.locator('#note');
/** How many weeks are so far: the dots of the lines of that tone. */
const countLived = (page: Page) =>
  page
    .locator('.view-field [data-tone=lived]')
    .evaluateAll((paths) =>
      paths
        .flatMap((path) => [...(path.getAttribute('d') ?? '').matchAll(/[vh]([\d.]+)/g)])
        .reduce((sum, [, length]) => sum + Math.round(Number(length)) + 1, 0),
    );

/** The message of the form that asks for a life. */
const setup = (page: Page) => page.getByRole('heading', { name: 'Your life, always in sight' });

const openView = (page: Page, fragment = '') => page.goto(`./view/${fragment}`);

test.describe('The view', () => {
  test('shows the saved life full screen, in words too, and leads to the page by any key', {
    tag: '@smoke',
  }, async ({ page, visitor }) => {
    await save(page, JSON.stringify(SAVED));
    await openView(page);
    await expect(picture(page)).toHaveAttribute(
      'aria-description',
      'You have lived 2,191 weeks. The picture ends at a life expectancy of 82.3 years. Now: Berlin. 1 moment is marked.',
    );
    await expect(line(page)).toHaveText('2,191 weeks lived');
    // 42 years of 52 weeks.
    expect(await countLived(page)).toBe(2184);
    await expect(page.locator('[data-marker=moment]')).toHaveCount(1);
    await expect(page.locator('[data-marker=now-week]')).toHaveCount(1);
    const { width, height } = (await page.locator('.view-window').boundingBox()) ?? {};
    expect({ width, height }).toEqual(page.viewportSize());
    await page.keyboard.press('Escape');
    await visitor.listening();
    await expect(visitor.summary('Years Lived')).toHaveText('42');
  });

  test('leads to the page in its own language, by a tap too', async ({ page, visitor }) => {
    void visitor;
    await save(page, JSON.stringify(SAVED));
    await page.goto('./ja/view/');
    await expect(page.getByRole('img', { name: '週で見るあなたの人生' })).toBeVisible();
    await page.mouse.click(200, 200);
    await page.waitForURL(/\/ja\/$/);
  });

  test('has the life expectancy that the page shows for the country', async ({ page, visitor }) => {
    await save(page, JSON.stringify(inJapan));
    await openView(page);
    await expect(picture(page)).toHaveAttribute('aria-description', /life expectancy of 84\.5 years/);
    await page.keyboard.press('a');
    await visitor.allSections();
    await expect(visitor.summary('Years Remaining')).toHaveText('42.5');
  });

  for (const [width, height, columns] of [
    [1280, 720, true],
    [360, 740, false],
    [700, 700, true],
    [2560, 400, true],
    [200, 200, true],
  ] as const) {
    test(`fits into ${width} by ${height} pixels`, { tag: '@matrix' }, async ({ page, visitor }) => {
      void visitor;
      await page.setViewportSize({ width, height });
      await save(page, JSON.stringify(SAVED));
      await openView(page);
      await expect(picture(page)).toBeVisible();
      const box = await picture(page).boundingBox();
      const drawn = await page.locator('.view-field > g').boundingBox();
      if (!box || !drawn) throw new Error('Nothing is drawn');
      for (const each of [box, drawn]) {
        expect(each.x).toBeGreaterThanOrEqual(0);
        expect(each.y).toBeGreaterThanOrEqual(0);
        expect(each.x + each.width).toBeLessThanOrEqual(width);
        expect(each.y + each.height).toBeLessThanOrEqual(height);
      }
      expect(box.width > box.height).toBe(columns);
      // The dots take the room that there is, one way or the other.
      expect(Math.max(box.width / width, box.height / height)).toBeGreaterThan(0.7);
    });
  }
});

test.describe('Time goes on in the view', () => {
  test.use({ timezoneId: 'America/New_York' });

  /** Opens the view at a point in time, from which it only goes on by the test. */
  async function openAt(page: Page, time: string, form: object = SAVED): Promise<void> {
    await page.clock.install({ time: new Date(time) });
    await save(page, JSON.stringify(form));
    await openView(page);
    await expect(picture(page)).toBeVisible();
    await page.clock.pauseAt(new Date(new Date(time).getTime() + 60_000));
  }

  const HOUR = 3_600_000;

  test('a whole day over a birthday, the end of a week and the change to daylight saving time', async ({
    page,
    visitor,
  }) => {
    void visitor;
    // The clocks of New York go forward on Sunday, March 8, 2026.
    const born = { ...SAVED, draft: { ...SAVED.draft, birthdate: '1984-03-08' } };
    await openAt(page, '2026-03-07T12:00:00-05:00', born);
    expect(await countLived(page)).toBe(42 * 52 - 1);
    await expect(line(page)).toHaveText('2,191 weeks lived');
    // To 23:59.
    await page.clock.fastForward(11 * HOUR + 58 * 60_000);
    expect(await countLived(page)).toBe(42 * 52 - 1);
    // To a second past midnight: the birthday.
    await page.clock.runFor(61_000);
    expect(await countLived(page)).toBe(42 * 52);
    // The rest of the day with 23 hours, to its last second and past it.
    for (let hour = 0; hour < 23; hour += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await page.clock.runFor(HOUR);
    }
    expect(await countLived(page)).toBe(42 * 52);
    // Six more days, to the end of the week.
    await page.clock.runFor(5 * 24 * HOUR + 23 * HOUR + 58 * 60_000);
    expect(await countLived(page)).toBe(42 * 52);
    await page.clock.runFor(2 * 60_000);
    expect(await countLived(page)).toBe(42 * 52 + 1);
  });

  test('after a sleep through the night, as soon as the device wakes', async ({ page, visitor }) => {
    void visitor;
    await openAt(page, '2026-03-06T22:00:00-05:00');
    await expect(line(page)).toHaveText('2,192 weeks lived');
    // The clock jumps, and the timers that ran out while the device slept have not run.
    await page.clock.setSystemTime(new Date('2026-03-16T08:00:00-04:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(line(page)).toHaveText('2,193 weeks lived');
  });

  test('dark by night and light by day, and moved by a few pixels, once an hour', async ({
    page,
    visitor,
  }) => {
    void visitor;
    await openAt(page, '2026-03-06T05:30:00-05:00');
    const theme = page.locator('html');
    const place = () => page.locator('.view-stage').evaluate((stage) => stage.style.translate);
    await expect(theme).toHaveAttribute('data-theme', 'dark');
    const before = await place();
    await page.clock.runFor(HOUR);
    await expect(theme).toHaveAttribute('data-theme', 'dark');
    expect(await place()).not.toBe(before);
    await page.clock.runFor(HOUR);
    await expect(theme).toHaveAttribute('data-theme', 'light');
  });

  test('a clock that goes back changes nothing, and the view says so until it has caught up', async ({
    page,
    visitor,
  }) => {
    void visitor;
    await openAt(page, '2026-03-10T12:00:00-04:00');
    const before = await countLived(page);
    await page.clock.setSystemTime(new Date('2025-12-24T12:00:00-05:00'));
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(note(page)).toHaveText(
      'This device’s clock went back to December 24, 2025. The picture stays as it was. Reload to see it for that day.',
    );
    expect(await countLived(page)).toBe(before);
    await page.clock.setSystemTime(new Date('2026-03-10T13:00:00-04:00'));
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(note(page)).toBeHidden();
  });
});

test.describe('Without a saved life, the view', () => {
  test('asks for birthdate and country, keeps them in this tab, and stores and sends nothing else', async ({
    page,
    visitor,
  }) => {
    void visitor;
    await openView(page);
    await expect(setup(page)).toBeVisible();
    await page.getByRole('button', { name: 'Show my weeks' }).click();
    await expect(page.getByLabel('Birthdate')).toBeFocused();
    await expect(page.getByLabel('Birthdate')).toHaveAccessibleDescription(
      'Please enter a valid birthdate in the past',
    );
    await expect(page.getByLabel('Country')).toHaveAccessibleDescription('Please select a country');
    await page.getByLabel('Birthdate').fill('1984-02-29');
    await page.getByLabel('Country').selectOption('Japan');
    await page.getByRole('button', { name: 'Show my weeks' }).click();
    await expect(line(page)).toHaveText('2,191 weeks lived');
    await expect(picture(page)).toHaveAttribute('aria-description', /84\.5 years/);
    expect(page.url()).not.toContain('#');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await expect(line(page)).toHaveText('2,191 weeks lived');
  });

  test('takes a life expectancy of one’s own', async ({ page, visitor }) => {
    void visitor;
    await openView(page);
    await page.getByLabel('Birthdate').fill('1984-02-29');
    await expect(page.getByLabel('Life expectancy (years)')).toBeHidden();
    await page.getByLabel('Country').selectOption('My own life expectancy');
    await page.getByLabel('Life expectancy (years)').fill('many');
    await page.getByRole('button', { name: 'Show my weeks' }).click();
    await expect(page.getByLabel('Life expectancy (years)')).toBeFocused();
    await page.getByLabel('Life expectancy (years)').fill('90,5');
    await page.keyboard.press('Enter');
    await expect(picture(page)).toHaveAttribute('aria-description', /90\.5 years/);
  });

  test('opens a backup file, and says what is wrong with another file', async ({ page, visitor }) => {
    void visitor;
    await openView(page);
    const choose = (content: object) =>
      page.getByLabel('Open a backup file').setInputFiles({
        name: 'backup.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content)),
      });
    await expect(setup(page)).toBeVisible();
    await choose(SAVED);
    await expect(page.getByText('It’s not a backup file from this page.')).toBeVisible();
    await choose({ product: 'Lifetime Visualizer', ...SAVED });
    await expect(line(page)).toHaveText('2,191 weeks lived');
    await expect(page.locator('[data-marker=moment]')).toHaveCount(1);
  });

  for (const [name, text, says] of [
    ['newer', '{"version":99,"draft":{}}', 'A newer version of this page has saved entries on this device.'],
    ['damaged', '{"version":4,"draft"', 'The entries saved on this device can’t be read.'],
    [
      'without a birthdate',
      JSON.stringify({ ...SAVED, draft: { ...SAVED.draft, birthdate: '' } }),
      'The entries saved on this device have no birthdate or no life expectancy yet.',
    ],
  ] as const) {
    test(`says that the saved one is ${name}, and leaves it as it is`, async ({ page, visitor }) => {
      void visitor;
      await save(page, text);
      await openView(page);
      await expect(note(page)).toContainText(says);
      await expect(setup(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('form'))).toBe(text);
    });
  }

  test('says that the browser stores nothing, and still shows what is entered', async ({ page, visitor }) => {
    void visitor;
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await openView(page);
    await expect(note(page)).toContainText('This browser won’t let the page save anything');
    await page.getByLabel('Birthdate').fill('1984-02-29');
    await page.getByLabel('Country').selectOption('Japan');
    await page.getByRole('button', { name: 'Show my weeks' }).click();
    await expect(line(page)).toHaveText('2,191 weeks lived');
    await expect(note(page)).toBeHidden();
  });
});

test.describe('A saved life whose figure cannot be fetched', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('is shown once the device is online', async ({ page, visitor }) => {
    void visitor;
    await save(page, JSON.stringify(inJapan));
    await page.route(/indicator|\/api\//, (route) => route.abort());
    await openView(page);
    await expect(note(page)).toHaveText(
      'The country’s life expectancy couldn’t be looked up. The view tries again once the device is online.',
    );
    await page.unroute(/indicator|\/api\//);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(line(page)).toHaveText('2,191 weeks lived');
    await expect(note(page)).toBeHidden();
  });
});

test.describe('On the page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  /** Shows the saved life on the page. */
  async function openPage(page: Page, visitor: Visitor): Promise<void> {
    await save(page, JSON.stringify(SAVED));
    await visitor.open();
    await visitor.allSections();
  }
  const choose = (page: Page, group: string, option: string) =>
    page.locator('.view-choice').getByRole('group', { name: group }).getByLabel(option).check();

  test('the view is chosen and opened without the life in its address', async ({ page, visitor }) => {
    await openPage(page, visitor);
    await page.getByText('What it shows', { exact: true }).click();
    await choose(page, 'Line of text', 'Current chapter');
    await choose(page, 'Background', 'Light');
    await page.getByLabel('Color the weeks by chapter').uncheck();
    await page.getByLabel('Mark my moments').uncheck();
    await page.getByRole('link', { name: 'Open the view' }).click();
    await expect(line(page)).toHaveText('Berlin');
    expect(page.url()).toMatch(/#v=1&line=chapter&theme=light&by=time&moments=off&awake=off&check=\w+$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('[data-marker=moment]')).toHaveCount(0);
    await expect(page.locator('.view-field [data-tone]')).toHaveCount(2);
    // The page keeps its own theme.
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('a link of one’s own shows the same weeks elsewhere, says what it holds, and is never the shared one', async ({
    page,
    visitor,
    browser,
    baseURL,
  }) => {
    await openPage(page, visitor);
    const copy = visitor.button('Copy the link to this view');
    await expect(copy).toHaveAccessibleDescription(
      /The link holds the week you were born, your life expectancy/,
    );
    await copy.click();
    await expect(page.locator('.view-choice').getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/view/#v=1&line=weeks');
    expect(link).toContain('born=1984-W09');
    expect(link).not.toMatch(/1984-02|Wedding|Berlin/);
    await visitor.button('Copy link').click();
    await expect(page.locator('.copy-link').getByText('Link copied.')).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).not.toMatch(/view|born|W09/);

    const context = await browser.newContext({ ...(baseURL && { baseURL }), timezoneId: 'America/New_York' });
    const other = await context.newPage();
    await other.clock.setFixedTime(new Date('2026-03-01T12:00:00-05:00'));
    const requests: string[] = [];
    other.on('request', (request) => requests.push(request.url()));
    await other.goto(link);
    await expect(line(other)).toHaveText(/2,191 weeks lived|2,190 weeks lived/);
    await expect(other.locator('[data-marker=moment]')).toHaveCount(1);
    // Nothing but files of the page: neither an API nor anybody else learns of it.
    expect(requests.filter((url) => !/\/(view\/|assets\/[\w.-]+|favicon\.svg)(#.*)?$/.test(url))).toEqual([]);
    await context.close();
  });

  test('a life that is not saved is handed over to the view in this tab', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize();
    await expect(page.getByText(/Your entries aren’t saved on this device, so the view lasts/)).toBeVisible();
    await page.getByRole('link', { name: 'Open the view' }).click();
    await expect(line(page)).toHaveText('2,191 weeks lived');
    await expect(picture(page)).toHaveAttribute('aria-description', /76\.0 years/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('the screen stays on only if that is chosen', async ({ page, visitor }) => {
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: async (type: string) => {
            asked.push(type);
            return { released: false, release: async () => {} };
          },
        },
      });
    });
    const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
    await openPage(page, visitor);
    await page.getByRole('link', { name: 'Open the view' }).click();
    await expect(picture(page)).toBeVisible();
    expect(await asked()).toEqual([]);
    await page.goBack();
    await visitor.allSections();
    await page.getByText('What it shows', { exact: true }).click();
    await page.getByLabel('Keep the screen on').check();
    await page.getByRole('link', { name: 'Open the view' }).click();
    await expect(picture(page)).toBeVisible();
    expect(await asked()).toEqual(['screen']);
  });

  test('a browser that cannot keep the screen on says so', { tag: '@matrix' }, async ({ page, visitor }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
    await openPage(page, visitor);
    await page.getByText('What it shows', { exact: true }).click();
    await expect(page.getByText('This browser can’t keep the screen on.')).toBeVisible();
    await expect(page.getByLabel('Keep the screen on')).toHaveCount(0);
  });

  test('an address with “today” shows the weeks of the saved life', async ({ page, visitor }) => {
    await save(page, JSON.stringify(SAVED));
    await page.goto('./#today');
    await visitor.allSections();
    await expect(page.locator('#today')).toBeInViewport();
    await expect
      .poll(() => page.locator('#today').evaluate((weeks) => Math.abs(weeks.getBoundingClientRect().top)))
      .toBeLessThan(250);
  });
});

test.describe('A link to the view', () => {
  test('that was cut short is reported, and the saved life is shown', async ({ page, visitor }) => {
    void visitor;
    await save(page, JSON.stringify(SAVED));
    await openView(page, '#v=1&line=weeks&theme=clock&by=chap');
    await expect(note(page)).toHaveText(
      'This link can’t be used: part of it is missing or was changed. Copy it again on the page.',
    );
    await expect(line(page)).toHaveText('2,191 weeks lived');
  });

  test('to a life that by the device’s clock has not begun is shown once the clock is right', async ({
    page,
    visitor,
  }) => {
    void visitor;
    const life = {
      birthdate: { year: 2026, month: 3, day: 12 },
      lifeExpectancy: 82.3,
      chapters: [],
      moments: [],
    };
    await openView(page, `#${writeViewLink(DEFAULT_VIEW, life)}`);
    await expect(note(page)).toContainText('This device’s clock says March 1, 2026');
    await expect(picture(page)).toHaveCount(0);
    await page.clock.setFixedTime(new Date('2026-03-20T12:00:00-04:00'));
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(line(page)).toHaveText('1 week lived');
    await expect(note(page)).toBeHidden();
  });

  test('of a newer version is reported', { tag: '@matrix' }, async ({ page, visitor }) => {
    void visitor;
    await openView(page, '#v=2&born=2&line=stars');
    await expect(note(page)).toHaveText(
      'This link was made with a newer version of this page. Reload to open it.',
    );
    await expect(setup(page)).toBeVisible();
  });
});

for (const { path, page: html } of BUILT_LANGUAGES) {
  const [, tag = ''] = /lang="([^"]+)"/.exec(html) ?? [];
  test(`at /${path}view/, the view and its form are in ${tag}, and search engines leave it out`, {
    tag: path === '' || path === 'ar/' || path === 'ja/' ? [] : '@matrix',
  }, async ({ page, visitor }) => {
    void visitor;
    await page.goto(`./${path}view/`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.locator('#birthdate').fill('1984-02-29');
    await page.locator('#country').selectOption('JPN');
    const name = new Intl.DisplayNames(tag, { type: 'region' }).of('JP') ?? '';
    await expect(page.locator('#country option:checked')).toHaveText(name);
    await page.locator('[type=submit]').click();
    await expect(page.locator('.view-line')).toContainText(/2[.,\s\u202f\u00a0]?191/);
    // The first week is at the right where the page reads from right to left.
    const box = await page.locator('.view-field').boundingBox();
    const first = await page.locator('[data-tone=lived]').boundingBox();
    if (!box || !first) throw new Error('Nothing is drawn');
    const isAtRight = first.x - box.x > box.width / 3;
    expect(isAtRight).toBe(path === 'ar/');
  });
}

test('the view and its form have no barrier that axe finds, in both themes and with forced colors', async ({
  page,
  visitor,
}) => {
  void visitor;
  await openView(page);
  await expect(setup(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show my weeks' }).click();
  await expectNoViolations(page, 'the form with its problems');
  await page.evaluate((form) => localStorage.setItem('form', form), JSON.stringify(SAVED));
  for (const theme of ['light', 'dark'] as const) {
    for (const forcedColors of ['none', 'active'] as const) {
      // oxlint-disable no-await-in-loop -- one after the other
      await page.emulateMedia({ forcedColors });
      await openView(page, `#${writeViewLink({ ...DEFAULT_VIEW, theme }, null)}`);
      await expect(picture(page)).toBeVisible();
      await expectNoViolations(page, `the view, ${theme}, forced colors ${forcedColors}`);
      // oxlint-enable no-await-in-loop
    }
  }
});

test('at rest, the view does nothing from one full hour to the next', async ({ page, visitor }) => {
  void visitor;
  await page.clock.install({ time: new Date('2026-03-06T12:00:30-05:00') });
  await save(page, JSON.stringify(SAVED));
  await openView(page);
  await expect(picture(page)).toBeVisible();
  await page.clock.pauseAt(new Date('2026-03-06T12:01:00-05:00'));
  await page.evaluate(() => {
    const begun: string[] = [];
    for (const name of [
      'setTimeout',
      'setInterval',
      'requestAnimationFrame',
      'requestIdleCallback',
    ] as const) {
      const original: (...args: never[]) => unknown = window[name];
      Object.assign(window, {
        [name]: (...args: never[]) => {
          begun.push(name);
          return original(...args);
        },
      });
    }
    new MutationObserver(() => begun.push('change')).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(window, { begun });
  });
  const begun = () => page.evaluate((): unknown => Reflect.get(window, 'begun'));
  await page.clock.runFor(58 * 60_000);
  expect(await begun()).toEqual([]);
  // At the full hour it moves by a few pixels, and waits for the next one.
  await page.clock.runFor(60_000);
  expect(await begun()).toEqual(['setTimeout', 'change']);
});
