import { EXTENSION_PROBLEM, OPTIONS } from '#words/extension.ts';
import './options.css';
import type { ViewLife } from '../document/view-life.ts';
import { pageLocale } from '../platform/page-locale.ts';
import { storage } from '../platform/storage.ts';
import { createElement } from '../view/create-element.ts';
import { findElement } from '../view/find-element.ts';
import { findLife } from '../view/find-life.ts';
import { showView } from '../view/show-view.ts';
import { createLifeForm } from '../view/view-setup.ts';
import { type Format, formatFor } from '../words/format.ts';
import { describeProblem } from './describe-problem.ts';
import { COUNTRIES, findFigure } from './figures.ts';
import { createSettingsForm } from './settings-form.ts';
import { speakVisitorsLanguage } from './speak.ts';
import { readSettings, STORED, storeSettings } from './stored.ts';

const preview = createElement('div', { className: 'options-preview', hidden: true });
const life = createElement('div', { className: 'options-section', tabIndex: -1 });
const status = createElement('p', { role: 'status' });

/** Says whether something was stored. What was there stays if it was not, and so does what was entered. */
function report(isStored: boolean, text: string): void {
  status.textContent = isStored ? text : EXTENSION_PROBLEM.unsaved;
}

function createForm(format: Format): HTMLFormElement {
  const form = createLifeForm({
    format,
    fetchCountries: async () => COUNTRIES,
    onEntered: (text) => {
      const isStored = storage.set(STORED.life, text);
      report(isStored, OPTIONS.done);
      if (isStored) void showAnew(format);
    },
  });
  form.className = 'options-section';
  return form;
}

function createSaved(format: Format, { birthdate, lifeExpectancy }: ViewLife): HTMLElement[] {
  const remove = createElement('button', { type: 'button', className: 'button' }, OPTIONS.remove);
  remove.addEventListener('click', () => {
    storage.remove(STORED.life);
    report(storage.get(STORED.life) === null, OPTIONS.removed);
    void showAnew(format);
  });
  const saved = OPTIONS.saved(format, { date: format.date(birthdate), years: lifeExpectancy });
  return [
    createElement('div', { className: 'options-saved' }, createElement('p', {}, saved), remove),
    createElement('details', {}, createElement('summary', {}, OPTIONS.replace), createForm(format)),
  ];
}

let stop: (() => void) | undefined;

/** Shows what is saved, as each new tab does, and otherwise a form for it. */
async function show(format: Format): Promise<void> {
  const text = storage.get(STORED.life);
  const found = text === null ? null : await findLife(text, findFigure);
  stop?.();
  stop = undefined;
  preview.hidden = true;
  if (found && 'life' in found) {
    preview.hidden = false;
    const shown = { life: found.life, settings: readSettings(), format };
    stop = showView(preview, shown, { onClockBack: () => {} });
    life.replaceChildren(...createSaved(format, found.life));
  } else {
    const problem = found ? [createElement('p', {}, describeProblem(format, found.problem))] : [];
    life.replaceChildren(...problem, createForm(format));
  }
}

/** Shows what is saved after a button that is gone with what was there before: the focus stays in its place. */
async function showAnew(format: Format): Promise<void> {
  await show(format);
  life.focus();
}

async function start(): Promise<void> {
  speakVisitorsLanguage();
  document.title = OPTIONS.title;
  const format = formatFor(pageLocale(navigator.language));
  findElement('options').append(
    createElement('h1', {}, OPTIONS.title),
    createElement('p', {}, OPTIONS.intro),
    preview,
    createElement('h2', {}, OPTIONS.life),
    life,
    status,
    createElement('h2', {}, OPTIONS.look),
    createSettingsForm(readSettings(), (settings) => {
      report(storeSettings(settings), OPTIONS.done);
      void show(format);
    }),
  );
  storage.subscribe(STORED.life, () => void show(format));
  await show(format);
}

void start();
