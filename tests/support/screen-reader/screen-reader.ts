import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { type AccessibleElement, findFocused, readTree } from './accessibility-tree.ts';
import { listenToLiveRegions } from './live-regions.ts';
import { describe, enclosing, readAloud } from './phrases.ts';

interface Outcome {
  /** The element that will get the focus, if that takes a while. */
  readonly focus?: Locator;
  /** How many times live regions speak. */
  readonly announcements?: number;
}

const hasFocus = (element: Locator) => element.evaluate((own) => own === document.activeElement);

/** More tab stops than any single control has, such as those of the parts of a date. */
const STOPS_OF_ONE_CONTROL = 6;
const STOPS_ON_A_WAY = 20;

/**
 * Records a visit as a screen reader speaks it: the elements that get the focus, their changes, and the live regions.
 * It reads the browser's own accessibility tree, which is what screen readers are given.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #cdp: CDPSession;
  readonly #heard: string[];
  readonly #lines: string[] = [];
  #last: { readonly focused: AccessibleElement; readonly parts: readonly string[] } | null = null;

  private constructor(page: Page, cdp: CDPSession, heard: string[]) {
    this.#page = page;
    this.#cdp = cdp;
    this.#heard = heard;
  }

  /** To be called before the page is opened. */
  static async start(page: Page): Promise<ScreenReader> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    return new ScreenReader(page, cdp, await listenToLiveRegions(page));
  }

  get transcript(): string {
    return `${this.#lines.join('\n').trim()}\n`;
  }

  chapter(title: string): void {
    this.#lines.push('', `# ${title}`, '');
  }

  async press(key: string, outcome: Outcome = {}): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.#recordOutcome(`[${key}]`, outcome);
  }

  async type(text: string, outcome: Outcome = {}): Promise<void> {
    await this.#page.keyboard.type(text);
    await this.#recordOutcome(`[${text}]`, outcome);
  }

  /** The whole text at once, as dictation and the suggestions of a keyboard enter it. */
  async insert(text: string, outcome: Outcome = {}): Promise<void> {
    await this.#page.keyboard.insertText(text);
    await this.#recordOutcome(`[${text}]`, outcome);
  }

  /** Screen reader users jump from heading to heading, or search. */
  async goTo(element: Locator, outcome: Omit<Outcome, 'focus'> = {}): Promise<void> {
    await element.focus();
    await this.#recordOutcome('[goes on]', { ...outcome, focus: element });
  }

  /** Records something that happens without the visitor. */
  async hear(what: string, outcome: Outcome): Promise<void> {
    await this.#recordOutcome(`[${what}]`, outcome);
  }

  /** Presses Tab until the next control, past the inner tab stops of the present one. */
  async tab(): Promise<void> {
    const before = await findFocused(this.#cdp);
    for (let stops = 0; stops < STOPS_OF_ONE_CONTROL; stops++) {
      await this.#page.keyboard.press('Tab');
      if ((await findFocused(this.#cdp)) !== before) break;
    }
    await this.#recordOutcome('[Tab]', {});
  }

  async tabTo(element: Locator): Promise<void> {
    for (let stops = 0; stops < STOPS_ON_A_WAY && !(await hasFocus(element)); stops++) await this.tab();
    await expect(element).toBeFocused();
  }

  /** Reads out the page, or one part of it, from its beginning to its end. */
  async read(role: string, name: string): Promise<void> {
    let lines: readonly string[] = [];
    // The browser may still be changing its tree.
    await expect(async () => {
      const before = lines;
      const found = (await readTree(this.#cdp)).find((node) => node.role === role && node.name === name);
      lines = found ? readAloud(found) : [];
      expect(found, `${role} “${name}”`).toBeDefined();
      expect(lines).toEqual(before);
    }).toPass({ intervals: [100] });
    this.#lines.push(`[reads ${name}]`, ...lines);
  }

  async #recordOutcome(action: string, { focus, announcements = 0 }: Outcome): Promise<void> {
    if (focus) await expect(focus).toBeFocused();
    const heard = await this.#recordAnnouncements(announcements);
    this.#lines.push(action, ...(await this.#recordFocus()), ...heard);
  }

  async #recordAnnouncements(least: number): Promise<string[]> {
    await expect.poll(() => this.#heard.length).toBeGreaterThanOrEqual(least);
    return this.#heard.splice(0).map((text) => `(${text})`);
  }

  /** The focused element with the containers that it is in; if the focus has not moved, only the changes. */
  async #recordFocus(): Promise<string[]> {
    const tree = await readTree(this.#cdp);
    const element = await findFocused(this.#cdp);
    const find = (number: number | undefined) => tree.find((node) => node.element === number);
    const focused = find(element) ?? tree[0];
    const active = focused.active === undefined ? undefined : find(focused.active);
    const parts = [...describe(focused), ...(active ? describe(active) : [])];
    const last = this.#last;
    this.#last = { focused, parts };
    if (last?.focused.element === element) {
      return [parts.filter((part) => !last.parts.includes(part)).join(', ')].filter(Boolean);
    }
    const left = new Set(last && [...enclosing(last.focused), last.focused].map((node) => node.element));
    const entered = enclosing(focused).filter((node) => !left.has(node.element));
    return [...entered.map((node) => describe(node).join(', ')), parts.join(', ')];
  }
}
