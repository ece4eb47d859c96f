import { EXTENSION_PROBLEM, NEW_TAB } from '#words/extension.ts';
import { VIEW, VIEW_SETUP } from '#words/view.ts';
import './new-tab.css';
import { inNextTask } from '../platform/next-task.ts';
import { pageLocale } from '../platform/page-locale.ts';
import { storage } from '../platform/storage.ts';
import { createElement } from '../view/create-element.ts';
import { findElement } from '../view/find-element.ts';
import { findLife } from '../view/find-life.ts';
import { followClock } from '../view/view-clock.ts';
import { createViewHost } from '../view/view-host.ts';
import { formatFor } from '../words/format.ts';
import { describeProblem } from './describe-problem.ts';
import { findFigure } from './figures.ts';
import { speakVisitorsLanguage } from './speak.ts';
import { readSettings, STORED } from './stored.ts';

const view = findElement('view');
const host = createViewHost({ view, note: findElement('note') });
/** The last attempt: it ends one that still waits for better times. */
let current = new AbortController();

/** Offers the settings in place of the weeks. */
function invite(text: string): void {
  host.end('');
  view.replaceChildren(
    createElement(
      'div',
      { className: 'new-tab-invitation' },
      createElement('h2', {}, VIEW_SETUP.title),
      createElement('p', {}, text),
      createElement('a', { className: 'button button-primary', href: 'options.html' }, NEW_TAB.setUp),
    ),
  );
}

/** Shows the saved life. A picture that is there stays if another one cannot be shown. */
async function open(): Promise<void> {
  current.abort();
  current = new AbortController();
  const { signal } = current;
  const text = storage.get(STORED.life);
  if (text === null) return invite(storage.isBlocked() ? EXTENSION_PROBLEM.blocked : NEW_TAB.invitation);
  const format = formatFor(pageLocale(navigator.language));
  const found = await findLife(text, findFigure);
  if (signal.aborted) return;
  if ('life' in found) return host.show({ life: found.life, settings: readSettings(), format }, '');
  const problem = describeProblem(format, found.problem);
  if (host.hasPicture()) host.say(problem);
  else invite(problem);
  if (found.problem === 'future') followClock(() => void open(), signal);
}

/** All that this waits for is in the script, so that the first frame of the tab has the weeks. */
async function start(): Promise<void> {
  speakVisitorsLanguage();
  document.title = VIEW.title;
  findElement('title').textContent = VIEW.title;
  findElement('settings').textContent = NEW_TAB.settings;
  await open();
  // Not before the first frame: a browser loads its storage for this once more.
  inNextTask(() => {
    for (const key of Object.values(STORED)) storage.subscribe(key, () => void open());
  });
}

void start();
