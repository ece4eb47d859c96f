import type { Locator, Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const MOST_STOPS = 20;

/**
 * Counts the actions besides typing, which is the same either way: a move to a control, and a press on it. Moving the
 * pointer is one move, however far, and so is a sequence of Tab. Each click is both.
 */
abstract class Hand {
  moves = 0;
  presses = 0;
  /** Focuses a field and selects its content. */
  abstract goTo(field: Locator): Promise<void>;
  abstract press(button: Locator): Promise<void>;
  /** Chooses the country that the search has found. */
  abstract take(option: Locator): Promise<void>;
  abstract submit(button: Locator): Promise<void>;
}

class Mouse extends Hand {
  async goTo(field: Locator): Promise<void> {
    this.moves++;
    this.presses++;
    await field.click({ clickCount: 2, position: { x: 20, y: 20 } });
  }

  async press(button: Locator): Promise<void> {
    this.moves++;
    this.presses++;
    await button.click();
  }

  async take(option: Locator): Promise<void> {
    await this.press(option);
  }

  async submit(button: Locator): Promise<void> {
    await this.press(button);
  }
}

class Keyboard extends Hand {
  readonly #page: Page;

  constructor(page: Page) {
    super();
    this.#page = page;
  }

  async goTo(target: Locator): Promise<void> {
    this.moves++;
    for (let stops = 0; stops < MOST_STOPS && !(await hasFocus(target)); stops++) {
      await this.#page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  async press(button: Locator): Promise<void> {
    await this.goTo(button);
    await this.#enter();
  }

  async take(): Promise<void> {
    await this.#enter();
  }

  async submit(): Promise<void> {
    await this.#enter();
  }

  async #enter(): Promise<void> {
    this.presses++;
    await this.#page.keyboard.press('Enter');
  }
}

/** From the empty page to the results, with a country and an activity of one's own. */
async function visualizeWith(hand: Hand, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open();
  await hand.goTo(visitor.field('Birthdate'));
  await page.keyboard.type('02291984');
  await hand.press(visitor.button(/^Country/));
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('jap');
  await expect(page.getByRole('option')).toHaveText(['Japan']);
  await hand.take(page.getByRole('option'));
  await hand.press(visitor.button('Add activity'));
  await page.keyboard.type('Reading');
  await hand.goTo(visitor.field('Activity 4 hours per day'));
  await page.keyboard.type('2');
  await hand.submit(visitor.button('Visualize My Life'));
  await expect(visitor.results()).toBeFocused();
  await expect(visitor.card('Reading')).toContainText('8.3% of every day');
  await expect(visitor.summary('Years Remaining')).toHaveText('42.5');
}

test('the whole task takes no more moves and presses with the keyboard than with the mouse', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  const mouse = new Mouse();
  await visualizeWith(mouse, visitor);
  const keyboard = new Keyboard(page);
  await visualizeWith(keyboard, visitor);
  expect([mouse.moves, mouse.presses], 'with the mouse').toEqual([6, 6]);
  expect([keyboard.moves, keyboard.presses], 'with the keyboard').toEqual([4, 4]);
});
