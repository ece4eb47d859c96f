import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { type AccessibleElement, findFocused, readTree } from './accessibility-tree.ts';
import { listenToLiveRegions } from './live-regions.ts';

/** The names of roles in screen readers, where they differ from the browser's. */
const ROLES: Readonly<Record<string, string>> = {
  Date: 'date field',
  DisclosureTriangle: 'disclosure',
  RootWebArea: 'page',
  combobox: 'combo box',
  image: 'picture',
  img: 'picture',
  radio: 'radio button',
  spinbutton: 'number field',
  textbox: 'text field',
};

const oneOf = (words: Readonly<Record<string, string>>) => (value: unknown) => words[String(value)];

/** The words for a property by its value; empty if it is not announced. */
const STATES: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  level: (level) => `level ${String(level)}`,
  checked: oneOf({ true: 'checked', false: 'not checked' }),
  selected: oneOf({ true: 'selected' }),
  expanded: oneOf({ true: 'expanded', false: 'collapsed' }),
  disabled: oneOf({ true: 'unavailable' }),
  invalid: oneOf({ true: 'invalid entry' }),
  required: oneOf({ true: 'required' }),
  hasPopup: oneOf({ dialog: 'opens a dialog' }),
};

const describeStates = ({ properties }: AccessibleElement) =>
  Object.entries(STATES).map(([name, say]) => (properties.has(name) ? say(properties.get(name)) : undefined));

/** The announced parts of an element: name, role, value, states, description. */
function describe(element: AccessibleElement): string[] {
  const { role, name, value, description } = element;
  return [name, ROLES[role] ?? role, value, ...describeStates(element), description]
    .filter((part) => part !== undefined)
    .map((part) => part.trim())
    .filter(Boolean);
}

const ENCLOSING = new Set(['application', 'dialog', 'form', 'group', 'navigation', 'region']);

/** Whether an element is announced when the focus or the reading position enters it. */
const isSaidOnEntering = ({ role, name }: AccessibleElement) =>
  role === 'table' || (ENCLOSING.has(role) && name !== '');

/** The ancestors of an element that are announced before it, the outermost first. */
function enclosing({ parent }: AccessibleElement): AccessibleElement[] {
  return parent ? [...enclosing(parent), ...(isSaidOnEntering(parent) ? [parent] : [])] : [];
}

/** Announced by its parts only, whatever it contains. */
const WHOLE = new Set([
  'Date',
  'DisclosureTriangle',
  'button',
  'checkbox',
  'combobox',
  'heading',
  'image',
  'img',
  'radio',
  'slider',
  'spinbutton',
  'textbox',
]);
/** Elements within a line of text. */
const INLINE = new Set([
  'InlineTextBox',
  'LineBreak',
  'StaticText',
  'cell',
  'columnheader',
  'generic',
  'link',
  'rowheader',
]);

const isLine = (element: AccessibleElement): boolean =>
  element.children.every((child) => INLINE.has(child.role) && isLine(child));

function textOf(element: AccessibleElement): string {
  if (element.role === 'StaticText') return element.name;
  const text = element.children.map(textOf).join(element.role === 'row' ? ' | ' : '');
  return element.role === 'link' ? `link ${text}` : text;
}

/** An element as it is read out from its beginning to its end, line by line; the cells of a row apart. */
function readAloud(element: AccessibleElement): string[] {
  if (WHOLE.has(element.role)) return [describe(element).join(', ')];
  if (isSaidOnEntering(element))
    return [describe(element).join(', '), ...element.children.flatMap(readAloud)];
  if (isLine(element)) return [textOf(element).trim()].filter(Boolean);
  return element.children.flatMap(readAloud);
}

interface Outcome {
  /** The element that will get the focus, if that takes a while. */
  readonly focus?: Locator;
  /** How many times live regions speak. */
  readonly announcements?: number;
}

/** More tab stops than any single control has, such as those of the parts of a date. */
const STOPS_OF_ONE_CONTROL = 6;
const STOPS_ON_A_WAY = 20;
/** Longer than the page rests before it announces what changes often. */
const ANNOUNCE_AFTER_MS = 1000;

/**
 * Records a visit as a screen reader speaks it: the elements that get the focus, their changes, and the live regions.
 * It reads the browser's own accessibility tree, which is what screen readers are given. The page's clock may stand:
 * time passes while an announcement is waited for.
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
    const hasFocus = () => element.evaluate((own) => own === document.activeElement);
    for (let stops = 0; stops < STOPS_ON_A_WAY && !(await hasFocus()); stops++) await this.tab();
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
    const listen = async () => {
      if (this.#heard.length < announcements) await this.#page.clock.runFor(ANNOUNCE_AFTER_MS);
      return this.#heard.length;
    };
    await expect.poll(listen).toBeGreaterThanOrEqual(announcements);
    const heard = this.#heard.splice(0).map((text) => `(${text})`);
    this.#lines.push(action, ...(await this.#recordFocus()), ...heard);
  }

  /** The focused element with the containers that it is in; if the focus has not moved, only the changes. */
  async #recordFocus(): Promise<string[]> {
    const tree = await readTree(this.#cdp);
    const element = await findFocused(this.#cdp);
    const find = (number: number | undefined) => tree.find((node) => node.element === number);
    const focused = find(element) ?? tree[0];
    if (!focused) throw new Error('The page has no accessibility tree');
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
