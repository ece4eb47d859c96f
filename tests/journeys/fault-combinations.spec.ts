import { coverPairs } from '../support/covering-design.ts';
import { chunk, FAULT_NAMES, FAULTS, type FaultName, isFault } from '../support/fault-list.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

/** The time after which there is a result or a message, whatever fails. */
const LIMIT_MS = 3000;
const WHOLE = 'whole';

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

const parts = [...new Set(FAULT_NAMES.map((name) => FAULTS[name].part))].map((part) =>
  FAULT_NAMES.filter((name) => FAULTS[name].part === part),
);
/**
 * A pairwise covering design: a fault of one part can only get in the way of another's handling where both occur, so it
 * is enough that every two states of different parts, broken or working, occur together in one visit. 17 faults of 11
 * parts make 128 pairs of faults and 170 of a fault with a part that is whole, which meet in 16 visits.
 */
const visits = coverPairs(parts.map((faults) => [WHOLE, ...faults])).map((row) => row.filter(isFault));

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

  for (const faults of visits) {
    test(faults.join(', and ') || 'nothing fails', async ({ page, visitor }) => {
      for (const fault of faults) await FAULTS[fault].inject(page);
      const visit = new Visit(visitor, faults);
      await visit.begin();
      await visit.fillIn();
      await visit.chooseCountry();
      await visit.seeResults();
      await visit.keepAndShare();
      await visit.expectEntries();
    });
  }

  test('the visits cover every pair of faults, and every fault with each other part working', () => {
    for (const fault of FAULT_NAMES) {
      const others = visits.filter((faults) => faults.includes(fault));
      for (const part of parts.filter((faults) => !faults.includes(fault))) {
        const found = others.map((faults) => part.find((name) => faults.includes(name)) ?? WHOLE);
        expect(new Set(found), fault).toEqual(new Set([WHOLE, ...part]));
      }
    }
    expect(visits).toContainEqual([]);
  });
});
