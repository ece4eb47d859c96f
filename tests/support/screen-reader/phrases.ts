import type { AccessibleElement } from './accessibility-tree.ts';

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
export function describe(element: AccessibleElement): string[] {
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
export function enclosing({ parent }: AccessibleElement): AccessibleElement[] {
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
export function readAloud(element: AccessibleElement): string[] {
  if (WHOLE.has(element.role)) return [describe(element).join(', ')];
  if (isSaidOnEntering(element))
    return [describe(element).join(', '), ...element.children.flatMap(readAloud)];
  if (isLine(element)) return [textOf(element).trim()].filter(Boolean);
  return element.children.flatMap(readAloud);
}
