import { test as base, expect } from '@playwright/test';
import type { Engine } from '../../scripts/browser.mjs';
import { FaultyWorldBank } from '../support/world-bank-faults.ts';
import { type Browser, ENGINES, type Json, type Key, type Tab } from './engines.ts';
import { serveWatched } from './watched-site.ts';

/** More than the tab stops of the longest page. */
const MOST_TAB_STOPS = 150;

type Name = string | RegExp;

const written = (name: Name) => (typeof name === 'string' ? name : `/${name.source}/`);
const matching = (text: Name): unknown => (typeof text === 'string' ? text : expect.stringMatching(text));

interface Added {
  readonly kind: 'Moment' | 'Chapter' | 'Person';
  /** Their names and what is typed, in their order. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Page object: a visitor's actions and observations, by roles and accessible names. */
export class Visitor {
  readonly tab: Tab;
  readonly #address: string;

  constructor(tab: Tab, address: string) {
    this.tab = tab;
    this.#address = address;
  }

  /** Opens the page and waits until it is hydrated. */
  async open(address = this.#address): Promise<void> {
    await this.complainsOfNothing();
    await this.tab.open(address);
    await this.listening();
  }

  async reload(): Promise<void> {
    await this.complainsOfNothing();
    await this.tab.reload();
    await this.listening();
  }

  /** Waits until the page is hydrated: it then knows what day it is. */
  listening(): Promise<void> {
    return this.arrives('2026-03-01', () => document.querySelector('#birthdate')?.getAttribute('max'));
  }

  /** Waits until a script finds something in a page that is being opened, which aborts a running query. */
  async arrives(expected: unknown, script: () => unknown): Promise<void> {
    await expect(async () => expect(await this.tab.run(script)).toEqual(expected)).toPass();
  }

  /** Expects no errors and warnings in the page, if there is one. */
  async complainsOfNothing(): Promise<void> {
    const complaints = await this.tab.run(() => ('watched' in globalThis ? watched.complaints : []));
    expect(complaints, 'errors and warnings of the page').toEqual([]);
  }

  /** Waits until a script finds something in the page. */
  async finds<Given extends readonly Json[]>(
    message: string,
    expected: unknown,
    script: (...given: Given) => unknown,
    ...given: Given
  ): Promise<void> {
    await expect.poll(() => this.tab.run(script, ...given), { message }).toEqual(expected);
  }

  /** Waits until the elements of a selector have exactly these texts, in their order. */
  reads(selector: string, ...texts: readonly Name[]): Promise<void> {
    const read = (each: string) =>
      [...document.querySelectorAll(each)].map(({ textContent }) => textContent.trim());
    return this.finds(selector, texts.map(matching), read, selector);
  }

  sees(role: string, name: Name, count = 1): Promise<void> {
    const find = (...by: [string, string]) => watched.find(...by).length;
    return this.finds(`${role} “${String(name)}”`, count, find, role, written(name));
  }

  /** Expects the value of a field. */
  holds(role: string, name: string, value: string): Promise<void> {
    const read = (...by: [string, string]) =>
      watched.find(...by).map((field) => 'value' in field && field.value);
    return this.finds(`${role} “${name}”`, [value], read, role, name);
  }

  /** Waits until the page has offered a file, the last one so far. */
  getsFile(name: string): Promise<void> {
    return this.finds('the file', name, () => watched.saved.at(-1)?.name);
  }

  #hasFocus(role: string, name: Name): Promise<boolean> {
    return this.tab.run(
      (...by) => watched.find(...by).some((found) => found === document.activeElement) && document.hasFocus(),
      role,
      written(name),
    );
  }

  /** Waits until an element has the focus. */
  async isAt(role: string, name: Name): Promise<void> {
    await expect
      .poll(() => this.#hasFocus(role, name), { message: `at ${role} “${String(name)}”` })
      .toBe(true);
  }

  /** Waits until it is in the page, and presses Tab until it has the focus. */
  async tabTo(role: string, name: Name): Promise<void> {
    await this.sees(role, name);
    for (let presses = 0; presses < MOST_TAB_STOPS; presses += 1) {
      if (await this.#hasFocus(role, name)) return;
      await this.tab.press('Tab');
    }
    throw new Error(`Tab does not lead to the ${role} “${String(name)}”`);
  }

  /** Moves the focus to a control at once, wherever it is: from the end of the page, Firefox's Tab never leads back. */
  async jumpTo(role: string, name: Name): Promise<void> {
    await this.sees(role, name);
    // A page that has just been opened may move it as well.
    await expect(async () => {
      await this.tab.run((...by) => watched.find(...by)[0]?.focus(), role, written(name));
      expect(await this.#hasFocus(role, name)).toBe(true);
    }).toPass();
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.tab.press(key);
  }

  /** Goes to a control by the keyboard and presses it. */
  async choose(role: string, name: Name): Promise<void> {
    await this.tabTo(role, name);
    await this.press(role === 'checkbox' ? ' ' : 'Enter');
  }

  /** Goes to a control at once and presses it. */
  async use(role: string, name: Name): Promise<void> {
    await this.jumpTo(role, name);
    await this.press('Enter');
  }

  /** Goes to a field by the keyboard and types over its value, which gets selected. */
  async fill(role: string, name: string, text: string): Promise<void> {
    await this.tabTo(role, name);
    await this.tab.type(text);
  }

  /** Clicks the middle of an element. */
  async click(role: string, name: Name): Promise<void> {
    await this.sees(role, name);
    const position = await this.tab.run(
      (...by) => {
        const [found] = watched.find(...by);
        found?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
        return { x: x + width / 2, y: y + height / 2 };
      },
      role,
      written(name),
    );
    await this.tab.click(position);
  }

  /** Tabs through the form from the start of the page: born on 29 February 1984, with 76 years to expect. */
  async fillPerson(): Promise<void> {
    // As American visitors write it; engines without separators in their field ignore those.
    await this.fill('date', 'Birthdate', '02/29/1984');
    await this.choose('checkbox', 'Enter life expectancy manually');
    await this.fill('spinbutton', 'Life expectancy (years)', '76');
  }

  /** Submits the form by the keyboard, and waits for all results, and until the page has scrolled to them. */
  async visualize(): Promise<void> {
    await this.choose('button', 'Visualize My Life');
    await this.sees('heading', 'How this is calculated');
    await expect
      .poll(() => this.tab.run(() => document.querySelector('#results')?.getBoundingClientRect().top))
      .toBeLessThan(60);
  }

  /** Adds something to the weeks by the keyboard. */
  async add({ kind, fields }: Added): Promise<void> {
    await this.choose('button', 'Add to your weeks');
    await this.choose('button', kind);
    await this.isAt('textbox', Object.keys(fields)[0] ?? '');
    for (const [name, text] of Object.entries(fields)) {
      await this.fill(name.startsWith('Days') ? 'spinbutton' : 'textbox', name, text);
    }
    await this.press('Enter');
    await this.isAt('heading', kind === 'Person' ? (fields['Name'] ?? '') : 'Life in Weeks');
  }

  /** Waits until a complete version is cached and a worker controls the page. @param mark of the version; any if empty */
  async isCached(mark = ''): Promise<void> {
    const find = async (each: string) => {
      const names = (await caches.keys()).filter((name) => name.includes(each));
      const whole = await Promise.all(names.map((cacheName) => caches.match('/complete', { cacheName })));
      return whole.some(Boolean) && navigator.serviceWorker.controller !== null;
    };
    await this.finds(`version “${mark}” in the cache`, true, find, mark);
  }
}

export interface EngineOption {
  readonly engine: Engine;
}

interface WorkerFixtures extends EngineOption {
  readonly running: Browser;
  /** The address of the page. */
  readonly address: string;
}

export const test = base.extend<{ readonly visitor: Visitor }, WorkerFixtures>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const browser = await ENGINES[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from here what a fixture needs
    async ({}, use) => {
      const worldBank = new FaultyWorldBank();
      await worldBank.start();
      const site = await serveWatched(worldBank.url);
      await use(site.address);
      await site.stop();
      worldBank.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ running, address }, use) => {
    const tab = await running.openTab();
    const visitor = new Visitor(tab, address);
    await use(visitor);
    await visitor.complainsOfNothing();
    await tab.close();
  },
});

export { expect };
