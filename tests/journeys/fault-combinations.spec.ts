import type { Page, Route } from '@playwright/test';
import { chunk } from '../support/requests.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

const refuse = (route: Route) => route.abort();
const fail = (route: Route) => route.fulfill({ status: 503, body: 'down' });
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const hang = () => new Promise<void>(() => undefined);

/** Everything that can fail, each injected where the page meets its surroundings. */
const FAULTS = {
  'the World Bank is down': (page) => page.route('https://api.worldbank.org/**', fail),
  'the own server has no countries and figures': async (page) => {
    await page.route('**/api/countries', fail);
    await page.route('**/api/life-expectancy/*', refuse);
  },
  'the life tables are gone': (page) => page.route('**/api/country-facts/*', refuse),
  'the code of the results is gone': (page) => page.route(chunk('results'), notFound),
  'the code of the results never arrives': (page) => page.route(chunk('results'), hang),
  'the styles of the results are gone': (page) => page.route('**/assets/results-*.css', notFound),
  'the code of the dialogs for sharing is gone': (page) => page.route(chunk('share'), notFound),
  'the code of the toasts is gone': (page) => page.route(chunk('toast'), notFound),
  'the fonts are gone': (page) => page.route('**/*.woff2', notFound),
  'the fonts never arrive': (page) => page.route('**/*.woff2', hang),
  'storage is blocked': (page) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
      Object.defineProperty(window, 'sessionStorage', { get });
    }),
  'storage is full': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
  'the service worker is refused': (page) =>
    page.addInitScript(() => {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    }),
  'there is no canvas': (page) =>
    page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    }),
  'the canvas gives no image': (page) =>
    page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = () => undefined;
    }),
  'the share sheet fails': (page) =>
    page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    }),
  'the clipboard is refused': (page) =>
    page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    }),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

type FaultName = keyof typeof FAULTS;

/** The time after which there is a result or a message, whatever fails. */
const LIMIT_MS = 3000;

/** A short visit that uses everything once, with the expected effects of the faults. */
class Visit {
  readonly #visitor: Visitor;
  readonly #faults: readonly FaultName[];

  constructor(visitor: Visitor, faults: readonly FaultName[]) {
    this.#visitor = visitor;
    this.#faults = faults;
  }

  async begin(): Promise<void> {
    const { page } = this.#visitor;
    // Without waiting for everything to load: some of it may never load.
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await this.#visitor.listening();
    // A toast may cover it.
    await this.#visitor.button('Switch to light theme').press('Enter');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(248, 245, 238)');
    await expect(page.locator('.quote')).toHaveText(/Seneca/);
  }

  async fillIn(): Promise<void> {
    const { page, field } = this.#visitor;
    await field('Birthdate').fill('1984-02-29');
    await this.#visitor.addActivity(4, 'Reading', '2');
    await field('Remember on this device').click();
    if (this.#has('storage is blocked') || this.#has('storage is full')) {
      await expect(page.getByText('This browser won’t let the page save anything.')).toBeVisible();
    }
  }

  async chooseCountry(): Promise<void> {
    const { page, field, button, toast } = this.#visitor;
    if (this.#hasNoCountries()) {
      await expect(toast().filter({ hasText: 'Error fetching countries' })).toBeVisible();
      await button(/^Country/).click();
      await button('Enter life expectancy manually instead').click();
      await field('Life expectancy (years)').fill('84.5');
    } else {
      await button(/^Country/).click();
      await page.getByRole('option', { name: 'Japan', exact: true }).click();
      const years = this.#has('the World Bank is down') ? '84 years' : '84.5 years';
      await expect(button(/^Country/)).toContainText(years);
    }
  }

  async seeResults(): Promise<void> {
    const { page, results, summary, toast } = this.#visitor;
    await this.#visitor.submit();
    const doesNotCome = this.#has('the code of the results never arrives');
    if (doesNotCome) await this.#letLimitPass();
    const isGone =
      this.#has('the code of the results is gone') || this.#has('the styles of the results are gone');
    if (isGone || doesNotCome) {
      await expect(toast().filter({ hasText: 'Error visualizing data' })).toBeVisible();
      await this.#expectBroken('Your life in numbers');
      // The new version has these files under other names.
      await page.unroute(chunk('results'));
      await page.unroute('**/assets/results-*.css');
      await this.#reload();
      await this.expectEntries();
      await this.#visitor.submit();
    }
    await expect(summary('Years Lived')).toHaveText('42');
    await this.#visitor.slider().press('ArrowRight');
    await expect(this.#visitor.remaining()).toContainText('At 43');
    await expect(results()).toContainText(this.#sentenceOfAge());
    await expect(results().locator('.disclaimer')).toBeAttached();
  }

  /** Moves the page's clock past the limit, without waiting. */
  async #letLimitPass(): Promise<void> {
    await this.#visitor.page.clock.fastForward(LIMIT_MS);
  }

  /** Presses the button in a message, and waits for the reloaded page. */
  async #reload(): Promise<void> {
    await this.#visitor.button('Reload the page').click();
    await expect(this.#visitor.page.getByText('couldn’t be shown')).toHaveCount(0);
    await this.#visitor.listening();
  }

  async keepAndShare(): Promise<void> {
    const { page, button, toast } = this.#visitor;
    await button('Open: A picture to keep').click();
    if (this.#has('the code of the dialogs for sharing is gone'))
      await this.#expectBroken('A picture to keep');
    else await expect(page.getByText('Phone wallpaper', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await button('Open: A link').click();
    await button('Copy link').click();
    const refused = this.#has('the clipboard is refused');
    const said = refused ? 'Your browser blocked copying.' : 'Link copied.';
    await expect(page.getByText(said)).toBeVisible();
    await page.keyboard.press('Escape');
    const sheetFails = this.#has('the share sheet fails');
    await button(sheetFails ? 'Send the image' : 'Share Results').click();
    const capturing = button('Capturing...');
    const outcome = toast().filter({ hasText: this.#outcomeOfImage() });
    // An image may take longer while the button says so.
    const takesLonger = this.#has('the canvas gives no image') || this.#has('the fonts never arrive');
    await expect(takesLonger ? capturing.or(outcome).first() : outcome).toBeVisible();
  }

  async expectEntries(): Promise<void> {
    const { field, button } = this.#visitor;
    await expect(field('Birthdate')).toHaveValue('1984-02-29');
    if (this.#hasNoCountries()) await expect(field('Life expectancy (years)')).toHaveValue('84.5');
    else await expect(button(/^Country/)).toContainText('Japan');
    await expect(field('Activity 4 name')).toHaveValue('Reading');
    await expect(field('Activity 4 hours per day')).toHaveValue('2');
  }

  #has(fault: FaultName): boolean {
    return this.#faults.includes(fault);
  }

  #hasNoCountries(): boolean {
    return this.#has('the World Bank is down') && this.#has('the own server has no countries and figures');
  }

  /** The sentence about life expectancy at the visitor's age. */
  #sentenceOfAge(): string {
    if (this.#hasNoCountries()) return 'As an estimate';
    const gone = this.#has('the life tables are gone');
    return gone ? 'The life table couldn’t be loaded.' : 'people in Japan who are already 42 live to';
  }

  #outcomeOfImage(): string {
    if (this.#has('there is no canvas')) return 'This browser can’t make this image.';
    return this.#has('the share sheet fails') ? 'The picture couldn’t be sent.' : 'Screenshot captured';
  }

  async #expectBroken(part: string): Promise<void> {
    const sentence = this.#visitor.page.getByText(`“${part}” couldn’t be shown.`);
    await expect(sentence).toBeVisible();
  }
}

/** Each fault once, together with faults of other parts that come in its way, and a visit in which nothing fails. */
const VISITS: readonly (readonly FaultName[])[] = [
  [],
  [
    'the World Bank is down',
    'the own server has no countries and figures',
    'the code of the results is gone',
    'the code of the dialogs for sharing is gone',
    'the fonts are gone',
    'storage is blocked',
    'there is no canvas',
  ],
  [
    'the World Bank is down',
    'the life tables are gone',
    'the code of the results never arrives',
    'the fonts never arrive',
    'storage is full',
    'the service worker is refused',
    'the canvas gives no image',
    'the clipboard is refused',
  ],
  [
    'the life tables are gone',
    'the styles of the results are gone',
    'the code of the toasts is gone',
    'the share sheet fails',
    'the clipboard is refused',
  ],
];

test.describe('A visitor gets a result or a message within 3 seconds and can continue when', {
  tag: '@matrix',
}, () => {
  test.use({
    permissions: ['clipboard-write'],
    // The browser's log of a request, and React's of errors that it has caught and recovered from.
    allowedInConsole: {
      patterns: [
        FAILED_REQUEST,
        /^TypeError: Failed to fetch dynamically imported module/,
        /React error #520/,
      ],
    },
  });

  for (const faults of VISITS) {
    test(faults.join(', and ') || 'nothing fails', async ({ page, visitor }) => {
      for (const fault of faults) await FAULTS[fault](page);
      const visit = new Visit(visitor, faults);
      await visit.begin();
      await visit.fillIn();
      await visit.chooseCountry();
      await visit.seeResults();
      await visit.keepAndShare();
      await visit.expectEntries();
    });
  }
});
