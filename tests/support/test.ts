import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { type PlayedWorldBank, playWorldBank } from './world-bank.ts';

/** What a visitor does on the page, in the words of its controls. */
export class Visitor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly button = (name: string | RegExp): Locator => this.page.getByRole('button', { name });
  readonly field = (name: string): Locator => this.page.getByLabel(name, { exact: true });
  readonly toast = (): Locator => this.page.locator('.toast');
  /** What sums up a refused submit, above the form. */
  readonly problems = (): Locator => this.page.getByRole('group', { name: 'There is a problem' });
  readonly results = (): Locator => this.page.locator('#results');
  readonly slider = (): Locator => this.page.getByRole('slider', { name: 'Interactive Timeline' });
  /** The slider with all that stands around it. */
  readonly sliderBar = (): Locator => this.page.locator('.timeline-slider');
  readonly tooltip = (): Locator => this.page.getByRole('tooltip');
  /** A part of the results, by its heading. */
  readonly section = (title: string): Locator => this.page.getByRole('region', { name: title, exact: true });
  /** One of the marks of the picture in a part of the results. */
  readonly mark = (title: string, name: string | RegExp): Locator =>
    this.section(title).getByRole('img', { name });

  /** The page once it listens: only then does it know what day it is. */
  async open(): Promise<void> {
    await this.page.goto('/');
    await this.listening();
  }

  async listening(): Promise<void> {
    await expect(this.field('Birthdate')).toHaveAttribute('max', /./);
  }

  async chooseCountry(name: string): Promise<void> {
    await this.button(/Country/).click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  async enterLifeExpectancy(years: string): Promise<void> {
    await this.field('Enter life expectancy manually').check();
    await this.field('Life expectancy (years)').fill(years);
  }

  async addActivity(position: number, name: string, hours: string): Promise<void> {
    await this.button('Add activity').click();
    await this.field(`Activity ${position} name`).fill(name);
    await this.field(`Activity ${position} hours per day`).fill(hours);
  }

  async submit(): Promise<void> {
    await this.button('Visualize My Life').click();
  }

  /** Someone born on 29 February 1984 who expects 76 years, unless told otherwise. */
  async fillPerson(birthdate = '1984-02-29', years = '76'): Promise<void> {
    await this.field('Birthdate').fill(birthdate);
    await this.enterLifeExpectancy(years);
  }

  /** From the form as it is to the results, of someone born on 29 February 1984 who expects 76 years. */
  async visualize(birthdate = '1984-02-29', years = '76'): Promise<void> {
    await this.fillPerson(birthdate, years);
    await this.submit();
    await expect(this.results()).toBeVisible();
    // The last of them: what is below the first results comes after those.
    await expect(this.results().locator('.disclaimer')).toBeAttached();
    // The page scrolls to them by itself, a moment later: whoever goes elsewhere before would be called back.
    await expect
      .poll(() => this.results().evaluate((results) => results.getBoundingClientRect().top))
      .toBeLessThan(60);
  }

  /** Opens every table, and how it is all worked out. */
  async openEverything(): Promise<void> {
    await this.page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
  }

  /** From here on, time passes only in `letPass`. */
  async stopTheClock(): Promise<void> {
    await this.page.clock.pauseAt(new Date(SEEN_ON.getTime() + 1000));
  }

  async letPass(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  /** The figure of a summary card. */
  readonly summary = (label: string): Locator =>
    this.page.locator('.summary > div').filter({ hasText: label }).locator('dd');
  readonly card = (name: string): Locator =>
    this.page
      .locator('.activity-card')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
}

/** What Playwright writes where a page asks for its service worker, and a test has none. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

interface Fixtures {
  readonly worldBank: PlayedWorldBank;
  readonly visitor: Visitor;
  /** What the page may say in the console, besides nothing. */
  readonly allowedInConsole: { readonly patterns: readonly RegExp[] };
}

/** The worked example's day. */
export const SEEN_ON = new Date('2026-03-01T12:00:00-05:00');

export const test = base.extend<Fixtures>({
  allowedInConsole: [{ patterns: [] }, { option: true }],
  worldBank: async ({ page }, use) => {
    await use(await playWorldBank(page));
  },
  visitor: async ({ page, worldBank, allowedInConsole }, use) => {
    const complaints: string[] = [];
    const complain = (text: string) => {
      if (!allowedInConsole.patterns.some((allowed) => allowed.test(text))) complaints.push(text);
    };
    page.on('pageerror', (error) => complain(String(error)));
    page.on('console', (message) => {
      const text = message.text();
      if (['error', 'warning'].includes(message.type()) && text !== NO_WORKER) complain(text);
    });
    page.on('request', (request) => {
      const told = whatIsTold(request);
      if (told) complaints.push(told);
    });
    await page.clock.setFixedTime(SEEN_ON);
    void worldBank;
    await use(new Visitor(page));
    expect(complaints, 'errors and warnings in the console, requests that tell something').toEqual([]);
    // A test may have put one there for another site.
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ domain }) => /^(localhost|127\.0\.0\.1)$/.test(domain))).toEqual([]);
  },
});

/** All that the page may ask for: its files, countries, and figures of one country, of its own server and the World Bank. */
const MAY_BE_ASKED = [
  /^https?:\/\/(localhost|127\.0\.0\.1):\d+\/(assets\/[\w.-]+|[\w-]+\.(json|js|svg|png|webmanifest))?$/,
  /^https?:\/\/(localhost|127\.0\.0\.1):\d+\/api\/(countries|(life-expectancy|life-table)\/[A-Z]{3})$/,
  /\/country\?format=json&per_page=300$/,
  /\/country\/[A-Z]{3}\/indicator\/SP\.DYN\.LE00\.IN\?format=json&per_page=1$/,
  /^(data|blob):/,
];

/** What a request tells besides which of those is asked for; `null` where it tells nothing. */
function whatIsTold(request: Request): string | null {
  const url = request.url();
  const [address = ''] = url.split('#');
  // Where a test itself goes is no request of the page's.
  const known = request.isNavigationRequest() || MAY_BE_ASKED.some((allowed) => allowed.test(address));
  return known && !request.postData() && !request.headers()['cookie'] ? null : `${request.method()} ${url}`;
}

/** What browsers themselves write when a request comes to nothing; no page can keep it from them. */
export const FAILED_REQUEST = /^Failed to load resource|blocked by CORS/;

export { expect };
