import { OPTIONS } from '#words/extension.ts';
import { LinkedSettings, type ViewSettings } from '../document/view-link.ts';
import { createElement } from '../view/create-element.ts';
import { createField, createOption } from '../view/view-setup.ts';

/** A choice among values, with a word for each. */
interface Choice<Value extends string> {
  readonly id: string;
  readonly label: string;
  /** The usual one first. */
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
}

function createChoice<Value extends string>({ id, label, values, words }: Choice<Value>, chosen: Value) {
  const select = createElement('select', { id, className: 'input select' });
  select.append(...values.map((value) => createOption(value, words[value])));
  select.value = chosen;
  return {
    field: createField(select, label).field,
    read: () => values[select.selectedIndex] ?? chosen,
  };
}

/** Creates the choices of how the weeks look. @param onChange called with all of them after each change */
export function createSettingsForm(
  settings: ViewSettings,
  onChange: (settings: ViewSettings) => void,
): HTMLElement {
  const { entries: values } = LinkedSettings;
  const { line, lines, theme, themes, by, bys, moments } = OPTIONS;
  const ofLine = createChoice(
    { id: 'line', label: line, values: values.line.options, words: lines },
    settings.line,
  );
  const ofTheme = createChoice(
    { id: 'theme', label: theme, values: values.theme.options, words: themes },
    settings.theme,
  );
  const ofColors = createChoice({ id: 'by', label: by, values: values.by.options, words: bys }, settings.by);
  const marks = createElement('input', { type: 'checkbox', checked: settings.moments });
  const form = createElement(
    'div',
    { className: 'options-choices' },
    ofLine.field,
    ofTheme.field,
    ofColors.field,
    createElement('label', { className: 'checkbox' }, marks, moments),
  );
  form.addEventListener('change', () =>
    onChange({
      ...settings,
      line: ofLine.read(),
      theme: ofTheme.read(),
      by: ofColors.read(),
      moments: marks.checked,
    }),
  );
  return form;
}
