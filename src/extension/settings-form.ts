import { OPTIONS } from '#words/extension.ts';
import type { ViewSettings } from '../document/view-link.ts';
import { createElement } from '../view/create-element.ts';
import { createField, createOption } from '../view/view-setup.ts';

/** A list of choices, the usual one first. */
function createChoice<Value extends string>(
  id: string,
  label: string,
  options: Readonly<Record<Value, string>>,
  chosen: Value,
) {
  const select = createElement('select', { id, className: 'input select' });
  const values = Object.keys(options) as Value[];
  select.append(...values.map((value) => createOption(value, options[value])));
  select.value = chosen;
  const { field } = createField(select, label);
  return { field, read: () => values.find((value) => value === select.value) ?? chosen };
}

/** Creates the choices of how the weeks look. @param onChange called with all of them after each change */
export function createSettingsForm(
  settings: ViewSettings,
  onChange: (settings: ViewSettings) => void,
): HTMLElement {
  const line = createChoice('line', OPTIONS.line, OPTIONS.lines, settings.line);
  const theme = createChoice('theme', OPTIONS.theme, OPTIONS.themes, settings.theme);
  const by = createChoice('by', OPTIONS.by, OPTIONS.bys, settings.by);
  const moments = createElement('input', { type: 'checkbox', checked: settings.moments });
  const form = createElement(
    'div',
    { className: 'options-choices' },
    line.field,
    theme.field,
    by.field,
    createElement('label', { className: 'checkbox' }, moments, OPTIONS.moments),
  );
  form.addEventListener('change', () =>
    onChange({
      ...settings,
      line: line.read(),
      theme: theme.read(),
      by: by.read(),
      moments: moments.checked,
    }),
  );
  return form;
}
