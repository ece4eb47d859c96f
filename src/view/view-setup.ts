import { FORM, LANGUAGE, PICKER, PROBLEM } from '#words/form.ts';
import { VIEW_BACKUP, VIEW_SETUP } from '#words/view.ts';
import { isTooEarly, parseBirthdate, parseLifeExpectancy } from '../document/parse-person.ts';
import { writeViewedForm } from '../document/view-hand-over.ts';
import { addDays, formatIsoDate } from '../life/calendar-date.ts';
import { today } from '../platform/clock.ts';
import { pagePath } from '../platform/page-path.ts';
import { findWorldBank } from '../platform/site-settings.ts';
import type { Format } from '../words/format-interface.ts';
import { namesIn } from '../world/country-names.ts';
import { fetchCountries } from '../world/fetch-with-fallback.ts';
import { createElement } from './create-element.ts';
import { readBackupFile } from './read-backup-file.ts';

/** The option of the list of countries with which the years are entered instead. */
const OWN = 'own';
const EXAMPLE_YEARS = 84;

/** A labelled control, with a place for its problem. */
function createField<Control extends HTMLElement>(control: Control, label: string, hint = '') {
  const problem = createElement('p', {
    className: 'field-problem',
    id: `${control.id}-problem`,
    hidden: true,
  });
  const hintLine = createElement('p', { className: 'field-hint', id: `${control.id}-hint` }, hint);
  control.setAttribute('aria-describedby', `${problem.id} ${hint && hintLine.id}`.trim());
  const field = createElement(
    'div',
    { className: 'field' },
    createElement('label', { className: 'field-label', htmlFor: control.id }, label),
    control,
    ...(hint ? [hintLine] : []),
    problem,
  );
  /** @param text what is wrong; empty for nothing */
  const report = (text: string) => {
    problem.textContent = text;
    problem.hidden = text === '';
    control.setAttribute('aria-invalid', String(text !== ''));
  };
  return { control, field, report };
}

/** An option of a list. */
const createOption = (value: string, text: string) => createElement('option', { value }, text);

/** The birthdate, the country, and the years for a life expectancy of one's own. */
function createFields(format: Format) {
  const input = (id: string, type: string) => createElement('input', { id, type, className: 'input' });
  const birthdate = createField(input('birthdate', 'date'), FORM.birthdate);
  birthdate.control.max = formatIsoDate(addDays(today(), -1));
  const country = createField(
    createElement('select', { id: 'country', className: 'input select' }),
    FORM.country,
  );
  country.control.append(createOption('', FORM.chooseCountry), createOption(OWN, VIEW_SETUP.own));
  const years = createField(
    input('life-expectancy', 'text'),
    FORM.lifeExpectancy,
    FORM.lifeExpectancyHint(format, { example: EXAMPLE_YEARS }),
  );
  years.control.inputMode = 'decimal';
  const showYears = () => {
    years.field.hidden = country.control.value !== OWN;
  };
  country.control.addEventListener('change', showYears);
  showYears();
  return { birthdate, country, years };
}

type Fields = ReturnType<typeof createFields>;

/** Adds the countries to the list, by their names in the page's language. */
async function addCountries({ country }: Fields): Promise<void> {
  try {
    const nameIn = namesIn(LANGUAGE.tag);
    const countries = await fetchCountries(findWorldBank());
    const named = countries.map((each) => ({ code: each.code, name: nameIn(each) ?? each.name }));
    const { compare } = new Intl.Collator(LANGUAGE.tag);
    const sorted = named.toSorted((one, other) => compare(one.name, other.name));
    country.control.append(...sorted.map(({ code, name }) => createOption(code, name)));
  } catch {
    country.report(PICKER.failed);
  }
}

/** What is wrong with a birthdate; empty for nothing. */
function describeBirthdate(text: string): string {
  if (isTooEarly(text)) return PROBLEM.birthdateTooEarly;
  return parseBirthdate(text, today()) ? '' : PROBLEM.birthdateInvalid;
}

/** Reports what is wrong in the fields, and focuses the first one. @returns the text of a saved form; `null` with a problem */
function readFields({ birthdate, country, years }: Fields): string | null {
  const isOwn = country.control.value === OWN;
  const problems = [
    [birthdate, describeBirthdate(birthdate.control.value)],
    [country, country.control.value ? '' : PROBLEM.countryMissing],
    [years, isOwn && parseLifeExpectancy(years.control.value) === null ? PROBLEM.lifeExpectancyInvalid : ''],
  ] as const;
  for (const [field, problem] of problems) field.report(problem);
  const [wrong] = problems.find(([, problem]) => problem !== '') ?? [];
  wrong?.control.focus();
  if (wrong) return null;
  return writeViewedForm({
    birthdate: birthdate.control.value,
    country: isOwn ? null : country.control.value,
    lifeExpectancy: isOwn ? years.control.value : '',
    events: null,
  });
}

/** A button that opens a backup file, with a place for what is wrong in it. */
function createBackup(onEntered: (text: string) => void) {
  const problem = createElement('p', { className: 'field-problem', role: 'status' });
  const input = createElement('input', {
    type: 'file',
    accept: 'application/json,.json',
    hidden: true,
    ariaLabel: VIEW_BACKUP.open,
  });
  input.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    if (!file) return;
    const read = await readBackupFile(file);
    // The same file can be chosen again once it is corrected.
    input.value = '';
    if ('text' in read) onEntered(read.text);
    else problem.textContent = VIEW_BACKUP[read.problem];
  });
  const button = createElement(
    'button',
    { type: 'button', className: 'button button-quiet' },
    VIEW_BACKUP.open,
  );
  button.addEventListener('click', () => input.click());
  return createElement('div', {}, button, input, problem);
}

/**
 * Asks for a life in an element: a backup file, or birthdate, country and life expectancy.
 * @param onEntered called with the text of a saved form
 */
export function showSetup(host: HTMLElement, format: Format, onEntered: (text: string) => void): void {
  const fields = createFields(format);
  const form = createElement(
    'form',
    { className: 'view-setup', noValidate: true },
    createElement('h1', {}, VIEW_SETUP.title),
    createElement('p', {}, findWorldBank() ? VIEW_SETUP.intro : VIEW_SETUP.introAlone),
    createBackup(onEntered),
    fields.birthdate.field,
    fields.country.field,
    fields.years.field,
    createElement('button', { type: 'submit', className: 'button button-primary' }, VIEW_SETUP.show),
    createElement('a', { href: pagePath() }, VIEW_SETUP.toPage),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = readFields(fields);
    if (text !== null) onEntered(text);
  });
  void addCountries(fields);
  host.replaceChildren(form);
}
