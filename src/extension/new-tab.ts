import { EXTENSION_PROBLEM, NEW_TAB } from '#words/extension.ts';
import { VIEW, VIEW_PROBLEM, VIEW_SETUP } from '#words/view.ts';
import './new-tab.css';
import { inNextTask } from '../platform/next-task.ts';
import { pageLocale } from '../platform/page-locale.ts';
import { storage } from '../platform/storage.ts';
import { createElement } from '../view/create-element.ts';
import { findElement } from '../view/find-element.ts';
import { findLife } from '../view/find-life.ts';
import { showView } from '../view/show-view.ts';
import { followClock } from '../view/view-clock.ts';
import { formatFor } from '../words/format.ts';
import { describeProblem } from './describe-problem.ts';
import { findFigure } from './figures.ts';
import { speakVisitorsLanguage } from './speak.ts';
import { readSettings, STORED } from './stored.ts';

const view = findElement('view');
const note = findElement('note');

let stop: (() => void) | undefined;

function say(text: string): void {
  note.textContent = text;
  note.hidden = text === '';
}

/** Offers the settings in place of the weeks. */
function invite(text: string): void {
  stop?.();
  stop = undefined;
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
  const text = storage.get(STORED.life);
  if (text === null) return invite(storage.isBlocked() ? EXTENSION_PROBLEM.blocked : NEW_TAB.invitation);
  const format = formatFor(pageLocale(navigator.language));
  const found = await findLife(text, findFigure);
  if ('life' in found) {
    stop?.();
    say('');
    const shown = { life: found.life, settings: readSettings(), format };
    stop = showView(view, shown, {
      onClockBack: (day) => say(day ? VIEW_PROBLEM.clockBack({ date: format.date(day) }) : ''),
    });
    return;
  }
  const problem = describeProblem(format, found.problem);
  if (stop) return say(problem);
  invite(problem);
  if (found.problem !== 'future') return;
  const ended = new AbortController();
  followClock(() => {
    ended.abort();
    void open();
  }, ended.signal);
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
