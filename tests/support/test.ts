import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { type PlayedWorldBank, playWorldBank } from './world-bank.ts';

/** Page object: what a visitor does and sees, by the names of the controls. */
export class Visitor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly button = (name: string | RegExp): Locator => this.page.getByRole('button', { name });
  readonly field = (name: string): Locator => this.page.getByLabel(name, { exact: true });
  readonly toast = (): Locator => this.page.locator('.toast');
  readonly undo = (): Locator => this.page.locator('#undo');
  readonly problems = (): Locator => this.page.getByRole('group', { name: 'There is a problem' });
  readonly results = (): Locator => this.page.locator('#results');
  readonly slider = (): Locator => this.page.getByRole('slider', { name: 'Interactive Timeline' });
  readonly sliderBar = (): Locator => this.page.locator('.timeline-bar');
  readonly remaining = (): Locator => this.page.locator('.timeline-remaining');
  readonly tooltip = (): Locator => this.page.getByRole('tooltip');
  readonly section = (title: string): Locator => this.page.getByRole('region', { name: title, exact: true });
  readonly mark = (title: string, name: string | RegExp): Locator =>
    this.section(title).getByRole('img', { name });

  /** Opens the page and waits until it is hydrated. */
  async open(): Promise<void> {
    await this.page.goto('./');
    await this.listening();
  }

  async listening(): Promise<void> {
    await expect(this.field('Birthdate')).toHaveAttribute('max', /./);
  }

  /** Opens the form that is folded above results that came back. */
  async openForm(): Promise<void> {
    await this.page.getByRole('button', { name: 'Change', exact: true }).click();
  }

  /** Opens the example at its address: the link to it is there until a birthdate is entered. */
  async seeExample(): Promise<void> {
    await this.page.evaluate(() => {
      location.hash = 'example';
    });
    await expect(this.page.getByRole('heading', { name: 'You’re looking at an example' })).toBeFocused();
  }

  async leaveExample(): Promise<void> {
    await this.page.getByRole('link', { name: 'Start your own' }).click();
  }

  readonly rememberBox = (): Locator => this.field('Remember on this device');

  async chooseCountry(name: string): Promise<void> {
    await this.button(/^Country/).click();
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

  /** Fills in a birthdate and a life expectancy, by default those of the worked example. */
  async fillPerson(birthdate = '1984-02-29', years = '76'): Promise<void> {
    await this.field('Birthdate').fill(birthdate);
    await this.enterLifeExpectancy(years);
  }

  /** Submits the form of someone in a country, by default born on the day of the worked example. */
  async submitFrom(country: string, birthdate = '1984-02-29'): Promise<void> {
    await this.field('Birthdate').fill(birthdate);
    await this.chooseCountry(country);
    await this.submit();
  }

  /** Fills in the form, by default with the worked example, and waits for all results. */
  async visualize(birthdate = '1984-02-29', years = '76'): Promise<void> {
    await this.fillPerson(birthdate, years);
    await this.submit();
    await expect(this.results()).toBeVisible();
    // The last section: those below the first results load later.
    await expect(this.results().locator('.disclaimer')).toBeAttached();
    // Wait until the page has scrolled to the results: it would undo scrolling of the test.
    await expect
      .poll(() => this.results().evaluate((results) => results.getBoundingClientRect().top))
      .toBeLessThan(60);
  }

  /** Waits for the sections that load by themselves. */
  async allSections(): Promise<void> {
    for (const part of ['.age-figures', '#projections-title', '.disclaimer']) {
      await expect(this.results().locator(part)).toBeAttached();
    }
  }

  /** The text of a part of the results, once all of them are loaded and it has stopped changing. */
  async settledText(part: Locator): Promise<string> {
    await this.allSections();
    let text: string | undefined;
    await expect
      .poll(
        async () => {
          const before = text;
          text = await part.innerText();
          return text === before;
        },
        { intervals: [500] },
      )
      .toBe(true);
    return text ?? '';
  }

  /** Presses the button that copies the link to the results, in its dialog, which stays open. */
  async copyLink(): Promise<void> {
    await this.button('Copy a link').click();
    await this.button('Copy link').click();
  }

  /** Opens the choice of a life expectancy and its sources. */
  async openExpectancy(): Promise<void> {
    await this.page.locator('.age-figures summary').click();
  }

  async openEverything(): Promise<void> {
    await this.page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const button of document.querySelectorAll<HTMLElement>('.small-button[aria-expanded="false"]')) {
        button.click();
      }
    });
  }

  /** Waits until a layout shift is no longer excused by the last input, half a second later by the page's own time. */
  async untilShiftsCount(): Promise<void> {
    const now = await this.page.evaluate(() => performance.now());
    await this.page.waitForFunction((until) => performance.now() > until, now + 600);
  }

  /** Stops the page's clock: from now on, time only passes in `letPass`. */
  async stopTheClock(): Promise<void> {
    await this.page.clock.pauseAt(new Date(SEEN_ON.getTime() + 1000));
  }

  async letPass(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  readonly summary = (label: string): Locator =>
    this.page.locator('.summary-figures > div').filter({ hasText: label }).locator('dd');
  readonly card = (name: string): Locator =>
    this.page
      .locator('.activity-card')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
}

/** Playwright's log if a page registers a service worker and the test blocks it. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

interface Fixtures {
  readonly worldBank: PlayedWorldBank;
  readonly visitor: Visitor;
  /** Errors and warnings that may be logged; none by default. */
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
    const problems: string[] = [];
    const addProblem = (text: string) => {
      if (!allowedInConsole.patterns.some((allowed) => allowed.test(text))) problems.push(text);
    };
    page.on('pageerror', (error) => addProblem(String(error)));
    page.on('console', (message) => {
      const text = message.text();
      if (['error', 'warning'].includes(message.type()) && text !== NO_WORKER) addProblem(text);
    });
    page.on('request', (request) => {
      const forbidden = findForbidden(request);
      if (forbidden) problems.push(forbidden);
    });
    await page.clock.setFixedTime(SEEN_ON);
    void worldBank;
    await use(new Visitor(page));
    expect(problems, 'errors and warnings in the console, requests that are not allowed').toEqual([]);
    // A test may have set one for another site.
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ domain }) => /^(localhost|127\.0\.0\.1)$/.test(domain))).toEqual([]);
  },
});

/** All requests that the page may send: for its files, countries, and figures of one country; the exported page below a path. */
const ALLOWED_REQUESTS = [
  /^https?:\/\/(localhost|127\.0\.0\.1):\d+\/(life\/)?(assets\/[\w.-]+|([a-z-]+\/)?quotes\.json|[\w-]+\.(json|js|svg|png|webmanifest))?$/,
  /^https?:\/\/(localhost|127\.0\.0\.1):\d+\/(life\/)?api\/(countries|(life-expectancy|country-facts)\/[A-Z]{3})$/,
  /\/country\?format=json&per_page=300$/,
  /\/country\/[A-Z]{3}\/indicator\/SP\.DYN\.LE00\.IN\?format=json&per_page=1$/,
  /^(data|blob):/,
];

/** The request if it is not one of these, or carries a body or cookies; otherwise `null`. */
function findForbidden(request: Request): string | null {
  const url = request.url();
  const [address = ''] = url.split('#');
  // Navigations are the test's own.
  const known = request.isNavigationRequest() || ALLOWED_REQUESTS.some((allowed) => allowed.test(address));
  return known && !request.postData() && !request.headers()['cookie'] ? null : `${request.method()} ${url}`;
}

/** The browsers' log of a failed request; no page can prevent it. */
export const FAILED_REQUEST = /^Failed to load resource|blocked by CORS/;

export { expect };
