import { expect } from '@playwright/test';
import type { Key, Tab } from './tab.ts';

/** More than the tab stops of the longest page. */
const MOST_TAB_STOPS = 150;

const written = (name: string | RegExp) => (typeof name === 'string' ? name : `/${name.source}/`);
const matching = (text: string | RegExp): unknown =>
  typeof text === 'string' ? text : expect.stringMatching(text);

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
  async listening(): Promise<void> {
    const readDay = () => document.querySelector('#birthdate')?.getAttribute('max');
    // The query is repeated if the page reloads itself, which aborts a running query.
    await expect(async () => expect(await this.tab.run(readDay)).toBe('2026-03-01')).toPass();
  }

  /** Expects no errors and warnings in the page, if there is one. */
  async complainsOfNothing(): Promise<void> {
    const complaints = await this.tab.run(() => ('watched' in globalThis ? watched.complaints : []));
    expect(complaints, 'errors and warnings of the page').toEqual([]);
  }

  /** Waits until the elements of a selector have exactly these texts, in their order. */
  async reads(selector: string, ...texts: readonly (string | RegExp)[]): Promise<void> {
    const found = () =>
      this.tab.run(
        (each) => [...document.querySelectorAll(each)].map(({ textContent }) => textContent.trim()),
        selector,
      );
    await expect.poll(found, { message: selector }).toEqual(texts.map(matching));
  }

  /** Waits until the rows of the table in a section have exactly these texts. */
  async readsRows(title: string, ...texts: readonly (string | RegExp)[]): Promise<void> {
    const found = () =>
      this.tab.run(
        (region) =>
          watched
            .find('region', region)
            .flatMap((part) => [...part.querySelectorAll('tr')].map(({ textContent }) => textContent)),
        title,
      );
    await expect.poll(found, { message: title }).toEqual(texts.map(matching));
  }

  async sees(role: string, name: string | RegExp, count = 1): Promise<void> {
    await expect
      .poll(() => this.tab.run((...by) => watched.find(...by).length, role, written(name)), {
        message: `${role} “${String(name)}”`,
      })
      .toBe(count);
  }

  /** Expects the value of a field. */
  async holds(role: string, name: string, value: string): Promise<void> {
    await expect
      .poll(
        () =>
          this.tab.run(
            (...by) => watched.find(...by).map((field) => 'value' in field && field.value),
            role,
            name,
          ),
        { message: `${role} “${name}”` },
      )
      .toEqual([value]);
  }

  /** Waits until the page has offered this file. */
  async getsFile(name: string): Promise<void> {
    await expect
      .poll(() => this.tab.run(() => watched.saved.map((each) => each.name)), { message: 'files' })
      .toContain(name);
  }

  #hasFocus(role: string, name: string | RegExp): Promise<boolean> {
    return this.tab.run(
      (...by) => watched.find(...by).some((found) => found === document.activeElement) && document.hasFocus(),
      role,
      written(name),
    );
  }

  /** Waits until an element has the focus. */
  async isAt(role: string, name: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.#hasFocus(role, name), { message: `at ${role} “${String(name)}”` })
      .toBe(true);
  }

  /** Waits until it is in the page, and presses Tab until it has the focus. */
  async tabTo(role: string, name: string | RegExp): Promise<void> {
    await this.sees(role, name);
    for (let presses = 0; presses < MOST_TAB_STOPS; presses += 1) {
      if (await this.#hasFocus(role, name)) return;
      await this.tab.press('Tab');
    }
    throw new Error(`Tab does not lead to the ${role} “${String(name)}”`);
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.tab.press(key);
  }

  /** Goes to a control by the keyboard and presses it. */
  async choose(role: string, name: string | RegExp): Promise<void> {
    await this.tabTo(role, name);
    await this.press(role === 'checkbox' ? ' ' : 'Enter');
  }

  /** Goes to a field by the keyboard and types over its value, which gets selected. */
  async fill(role: string, name: string, text: string): Promise<void> {
    await this.tabTo(role, name);
    await this.tab.type(text);
  }

  /** Clicks the middle of an element. */
  async click(role: string, name: string | RegExp): Promise<void> {
    await this.sees(role, name);
    const place = await this.tab.run(
      (...by) => {
        const [found] = watched.find(...by);
        found?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
        return { x: x + width / 2, y: y + height / 2 };
      },
      role,
      written(name),
    );
    await this.tab.click(place);
  }

  /** Tabs through the form from the start of the page: born on 29 February 1984, with 76 years to expect. */
  async fillPerson(): Promise<void> {
    // As American visitors write it; engines without separators in their field ignore those.
    await this.fill('date', 'Birthdate', '02/29/1984');
    await this.choose('checkbox', 'Enter life expectancy manually');
    await this.fill('spinbutton', 'Life expectancy (years)', '76');
  }

  /** Submits the form by the keyboard, and waits until the page has scrolled to the results. */
  async visualize(): Promise<void> {
    await this.choose('button', 'Visualize My Life');
    await this.seesResults();
    await expect
      .poll(() => this.tab.run(() => document.querySelector('#results')?.getBoundingClientRect().top))
      .toBeLessThan(60);
  }

  /** Waits for all results. */
  async seesResults(): Promise<void> {
    await this.sees('heading', 'How this is calculated');
  }
}
