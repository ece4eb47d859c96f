import '../../app/styles/page.css';
import type { ComponentProps } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import { MANY_EVENTS, MOTHER, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { shownJapan } from '../../../tests/fixtures/places.ts';
import { waitForFrames } from '../../../tests/support/frames.ts';
import { NO_LIFE_EVENTS } from '../../life/life-events.ts';
import { choosePerson } from '../../results/colorings/by-person.ts';
import { ToastContext } from '../../ui/toast.tsx';
import type { ToastMessage } from '../../words/toasts.ts';
import { ShareResults } from './share-results.tsx';

afterEach(() => vi.restoreAllMocks());

const option = (name: string) => page.getByRole('radio', { name });
const withNames = () => option('With chapters and moments');
const withoutNames = () => option('Without names');
const image = () => page.getByRole('button', { name: 'Share Results' });

const renderResults = (sample = sampleOfAge(36), props: Partial<ComponentProps<typeof InResults>> = {}) =>
  render(
    <InResults sample={sample} model={{ events: SOME_EVENTS }} {...props}>
      <ShareResults />
    </InResults>,
  );

/** Presses the button of the image. @returns what lets it be finished */
async function startImage(): Promise<() => void> {
  const drawn = new Promise<() => void>((resolve) => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      resolve(() => done(new Blob(['an image']))),
    );
  });
  await image().click();
  return drawn;
}

test('a picture with names counts for one image; a choice while that is made is for the next', async () => {
  await renderResults();
  const finishFirst = await startImage();
  await withNames().click();
  finishFirst();
  await expect.element(image()).toBeEnabled();
  await expect.element(withNames()).toBeChecked();
  (await startImage())();
  await expect.element(image()).toBeEnabled();
  await expect.element(withoutNames()).toBeChecked();
});

/** What an element shows: the letters of its text, whatever its lines, and the paths of its charts. */
const listContents = (element: ParentNode) => ({
  letters: Array.from(element.textContent?.replaceAll(/\s/g, '') ?? '').toSorted(),
  paths: Array.from(element.querySelectorAll('path'), (path) => path.getAttribute('d')),
});

test.each([
  ['as of today', sampleOfAge(36)],
  ['of a newborn', sampleOfAge(0)],
  ['past life expectancy', sampleOfAge(97)],
])('what is saved, %s, is what was seen: each picture is that of its choice', async (_, sample) => {
  const { container } = await renderResults(sample);
  const texts: string[] = [];
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation((text) => {
    texts.push(text);
  });
  const sources: string[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async function decode(
    this: HTMLImageElement,
  ) {
    sources.push(this.src);
  });
  for (const [index, choice] of [withoutNames(), withNames()].entries()) {
    await choice.click();
    const pictures = () => container.querySelectorAll('.marks-choice .results-image');
    await expect.poll(() => pictures().length).toBe(2);
    const seen = listContents(pictures()[index] ?? container);
    (await startImage())();
    await expect.element(image()).toBeEnabled();
    const drawn = sources.pop()?.split(',').slice(1).join(',') ?? '';
    const { paths } = listContents(
      new DOMParser().parseFromString(decodeURIComponent(drawn), 'image/svg+xml'),
    );
    const letters = Array.from(texts.splice(0).join('').replaceAll(/\s/g, '')).toSorted();
    expect({ letters, paths }).toEqual(seen);
    expect(letters.join('').length).toBeGreaterThan(200);
  }
});

test('without chapters and moments there is no choice', async () => {
  await renderResults(sampleOfAge(36), { model: { events: null } });
  await expect.element(image()).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
});

test('weeks by a person are in the image as on the page, and named only if that is chosen', async () => {
  const people = [{ ...MOTHER, name: 'Carmen' }];
  const { container } = await renderResults(sampleOfAge(36), {
    by: choosePerson(MOTHER).choice,
    model: { events: { ...NO_LIFE_EVENTS, people }, shownCountry: shownJapan() },
  });
  const pictures = () => Array.from(container.querySelectorAll('.marks-choice .results-image'));
  await expect.poll(() => pictures().length).toBe(2);
  expect(pictures().map(({ textContent }) => (textContent ?? '').split('Carmen').length - 1)).toEqual([0, 1]);
  for (const picture of pictures()) {
    expect(picture.textContent).toContain('7 days together');
    expect(picture.querySelectorAll('g[stroke="var(--person)"]').length).toBeGreaterThan(0);
  }
  await expect.element(withoutNames()).toBeChecked();
  await expect.element(option('With names')).not.toBeChecked();
});

test('without names, the image has neither chapters nor moments, and its weeks no colors of chapters', async () => {
  const { container } = await renderResults(sampleOfAge(36), {
    by: 'chapters',
    model: { events: SOME_EVENTS },
  });
  const pictures = () => container.querySelectorAll('.marks-choice .results-image');
  await expect.poll(() => pictures().length).toBe(2);
  const [without, named] = pictures();
  expect(named?.textContent).toContain('Wedding, 2015');
  expect(named?.textContent).toContain('Berlin, ages 22 to 27');
  expect(without?.textContent).not.toMatch(/Wedding|Berlin/);
  const countOf = (picture: Element | undefined, selector: string) =>
    picture?.querySelectorAll(selector).length ?? 0;
  for (const ofMarks of ['[data-marker="moment"]', 'g[stroke^="var(--activity-"]:not([fill])']) {
    expect(countOf(named, ofMarks)).toBeGreaterThan(0);
    expect(countOf(without, ofMarks)).toBe(0);
  }
});

test('a poster has marks that can be taken out; a square and a story if chosen, each time', async () => {
  await renderResults();
  const poster = page.getByRole('button', { name: 'Make a poster' });
  const dialog = page.getByRole('dialog');
  const preview = () => document.querySelector('.picture-preview')?.textContent;
  await poster.click();
  const tick = dialog.getByLabelText('Include moments and chapters');
  await expect.element(tick).toBeChecked();
  await expect.poll(preview).toContain('Wedding, 2015');
  await tick.click();
  await expect.poll(preview).not.toMatch(/Wedding|Berlin/);
  for (const format of ['Square', 'Story']) {
    await dialog.getByRole('radio', { name: format }).click();
    await expect.element(dialog.getByRole('radio', { name: 'Without names' })).toBeChecked();
    expect(preview()).not.toMatch(/Wedding|Berlin/);
    await dialog.getByRole('radio', { name: 'With chapters and moments' }).click();
    await expect.poll(preview).toContain('Wedding, 2015');
  }
  await userEvent.keyboard('{Escape}');
  await poster.click();
  await dialog.getByRole('radio', { name: 'Story' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Without names' })).toBeChecked();
});

test('a small picture takes the same room, whatever is in it and before anything is', async () => {
  const { container } = await renderResults(sampleOfAge(97), { model: { events: MANY_EVENTS } });
  const pictures = () => Array.from(container.querySelectorAll<HTMLElement>('.marks-choice .picture-small'));
  const rooms = () => pictures().map(({ offsetHeight }) => offsetHeight);
  await expect.poll(() => container.querySelectorAll('.marks-choice .results-image').length).toBe(2);
  const full = rooms();
  for (const each of pictures()) each.replaceChildren();
  expect(rooms()).toEqual(full);
  expect(new Set(full).size).toBe(1);
});

test('on a phone, the choice of names for a story is above its picture, and in view', async () => {
  await page.viewport(390, 844);
  await renderResults();
  await page.getByRole('button', { name: 'Make a poster' }).click();
  await option('Story').click();
  const boxOf = (selector: string) =>
    document.querySelector(`.picture-chooser ${selector}`)?.getBoundingClientRect();
  const preview = boxOf('.picture-preview');
  expect(boxOf('.marks-choice')?.bottom).toBeLessThan(preview?.top ?? 0);
  expect(preview?.top).toBeLessThan(boxOf('.dialog-footer')?.top ?? 0);
});

/** Renders the ways to share, and presses the button of the image. @returns the toasts, and the files that were saved */
async function mountImage() {
  const toasts: ToastMessage[] = [];
  const showToast = (toast: ToastMessage) => toasts.push(toast);
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    files.push(this.download);
  });
  await render(
    <InResults sample={sampleOfAge(36)}>
      <ToastContext value={{ showToast, clearToast: () => undefined }}>
        <ShareResults />
      </ToastContext>
    </InResults>,
  );
  return { toasts, files };
}

test('a toast says that the image was saved, once', async () => {
  const { toasts, files } = await mountImage();
  await image().click();
  const text = 'Your life visualization has been downloaded as an image.';
  await expect.poll(() => toasts).toEqual([{ title: 'Screenshot captured', text, variant: 'default' }]);
  expect(files).toEqual(['my-life-visualization.png']);
});

const FAILS = 'Failed to capture screenshot';

test.each([
  ['its message', 'EncodingError: internal', 'EncodingError: internal'],
  ['that it may be tried again, without a message', '', 'Please try again later.'],
])('an error of the image has a toast with %s', async (_, message, text) => {
  const { toasts, files } = await mountImage();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error(message));
  await image().click();
  await expect.poll(() => toasts).toEqual([{ title: FAILS, text }]);
  expect(files).toEqual([]);
});

test('an image that the browser cannot make has a toast', async () => {
  const { toasts } = await mountImage();
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  await image().click();
  await expect.poll(() => toasts).toEqual([{ title: FAILS, text: 'This browser can’t make this image.' }]);
});

test('an image is given up after 15 seconds, and its button has the focus again', async () => {
  const { toasts } = await mountImage();
  const decoded = new Promise<void>((resolve) => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(() => {
      resolve();
      return new Promise(() => undefined);
    });
  });
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await image().click();
  await decoded;
  const capturing = document.querySelector<HTMLButtonElement>('button:disabled');
  expect(capturing?.textContent).toBe('Capturing...');
  // A button that is disabled loses the focus a moment later.
  await waitForFrames(() => document.activeElement === document.body);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(toasts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await waitForFrames(() => toasts.length > 0);
  expect(toasts).toEqual([{ title: FAILS, text: 'Making the image took too long. Please try again.' }]);
  expect(document.activeElement).toBe(image().element());
});
