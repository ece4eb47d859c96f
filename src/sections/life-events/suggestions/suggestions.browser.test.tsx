import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, field, mountPage, visualize } from '../../../../tests/support/mount-page.tsx';

beforeEach(async () => {
  await page.viewport(390, 844);
});
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
});

const group = () => page.getByRole('group', { name: 'Suggested chapters' });
const suggested = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.suggestion:not(#undo)'), ({ textContent, dataset }) => [
    textContent.replaceAll('\u2060', ''),
    dataset['on'] ?? 'below',
  ]);
const names = () => suggested().map(([text]) => text);

const CHILDHOOD = 'Add a chapter: Childhood, 0–\u20606';
const SCHOOL = 'Add a chapter: School, 6–\u206018';
const LATER = 'Add a chapter: Then …';
const PLACE = 'Add a chapter: Where you live now';

/** Shows the life of somebody on the day of the samples, March 1, 2026. */
async function show(birthdate = '1990-02-01', years = '84'): Promise<void> {
  await mountPage();
  await visualize(birthdate, years);
  await expect.element(group()).toBeInTheDocument();
}

/** The names of the chapters, in the picture. */
const chapters = () =>
  Array.from(
    document.querySelectorAll('.weeks-picture [data-marker="chapter"] text'),
    (name) => name.textContent,
  );

describe('A suggested chapter', () => {
  test('is added with one tap, in color, and the focus goes to the next one, and at last to what undoes it', async () => {
    await show();
    expect(suggested()).toEqual([
      ['+ Childhood, 0–6', 'weeks'],
      ['+ School, 6–18', 'weeks'],
      ['+ Then …', 'weeks'],
      ['+ Where you live now', 'weeks'],
    ]);
    await button(CHILDHOOD).click();
    await expect.poll(chapters).toEqual(['Childhood']);
    expect(names()).toEqual(['+ School, 6–18', '+ Then …', '+ Where you live now']);
    await expect.element(button(SCHOOL)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(LATER)).toHaveFocus();
    await expect.element(page.getByText('Added: School.')).toBeInTheDocument();
    await button(PLACE).click();
    await userEvent.keyboard('Berlin{Tab}2015{Enter}');
    await expect.element(button(LATER)).toHaveFocus();
    await button(LATER).click();
    await userEvent.keyboard('Studies{Tab}{Tab}2014');
    const before = scrollY;
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Life in Weeks' })).toHaveFocus();
    expect(scrollY).toBe(before);
    await expect.element(group()).not.toBeInTheDocument();
    expect(chapters().toSorted()).toEqual(['Berlin', 'Childhood', 'School', 'Studies']);
  });

  test('is there again once it is undone, or removed', async () => {
    await show();
    await button(CHILDHOOD).click();
    // Beside the name.
    await expect.element(button('Undo adding Childhood')).toHaveAttribute('data-on', 'weeks');
    await button('Undo adding Childhood').click();
    await expect.poll(names).toHaveLength(4);
    await button(SCHOOL).click();
    await button('Edit or remove School').click();
    await button('Remove School').click();
    await expect.poll(names).toHaveLength(4);
  });

  test('can be changed where its name is, by a touch as well', async () => {
    await show();
    await button(SCHOOL).click();
    await expect.poll(chapters).toEqual(['School']);
    const name = document.querySelector('.weeks-picture [data-marker="chapter"] text');
    const box = name?.getBoundingClientRect() ?? new DOMRect();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true };
    const touch = { ...at, pointerType: 'touch', isPrimary: true };
    const weeks = page.getByRole('application').element();
    weeks.dispatchEvent(new PointerEvent('pointerdown', touch));
    weeks.dispatchEvent(new PointerEvent('pointerup', touch));
    weeks.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
    await expect.element(page.getByRole('dialog', { name: 'Edit School' })).toBeVisible();
  });

  test('that the visitor names opens a line with an empty name, says what it lacks, and closes with Escape', async () => {
    await show();
    await button(LATER).click();
    const form = page.getByRole('form', { name: LATER });
    await expect.element(form.getByLabelText('Name')).toHaveFocus();
    await expect.element(form.getByLabelText('Name')).toHaveValue('');
    await expect.element(form.getByLabelText('From')).toHaveValue('age 18');
    await expect.element(button(LATER)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(form.getByText('Enter a name.')).toBeVisible();
    await userEvent.keyboard('Studies{Escape}');
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(button(LATER)).toHaveFocus();
    // What was typed is not lost.
    await userEvent.keyboard('{Enter}');
    await expect.element(form.getByLabelText('Name')).toHaveValue('Studies');
    await form.getByLabelText('Until').fill('1980');
    await userEvent.keyboard('{Enter}');
    await expect.element(form.getByText(/1980 is before your birth/)).toBeVisible();
    await expect.element(form.getByLabelText('Until')).toHaveFocus();
    expect(chapters()).toEqual([]);
  });

  test('that another one would end, or that would end another one, asks whether that goes on', async () => {
    await show();
    await button(LATER).click();
    await userEvent.keyboard('Studies{Enter}');
    await button(PLACE).click();
    await userEvent.keyboard('Berlin{Tab}2015');
    const question = page.getByRole('group', { name: 'Does “Studies” go on?' });
    await question.getByRole('radio', { name: 'Yes, it goes on' }).click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => chapters().toSorted()).toEqual(['Berlin', 'Studies']);
  });

  test('whose ages another chapter shares opens its line as well, filled in, and asks', async () => {
    // Three years old: where they live has the same weeks as their childhood.
    await show('2022-09-01');
    expect(names()).toEqual(['+ Childhood, since birth', '+ Where you live now']);
    await button(PLACE).click();
    await userEvent.keyboard('Berlin{Tab}age 0{Enter}');
    const childhood = 'Add a chapter: Childhood, since birth';
    await button(childhood).click();
    const form = page.getByRole('form', { name: childhood });
    await expect.element(form.getByLabelText('Name')).toHaveValue('Childhood');
    await expect.element(form.getByRole('group', { name: /“Berlin” has the same weeks/ })).toBeVisible();
    await form.getByRole('radio', { name: 'Berlin' }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(group()).not.toBeInTheDocument();
  });
});

describe('Suggestions', () => {
  test.each([
    ['2026-02-20', ['+ Childhood, since birth', '+ Where you live now']],
    ['2018-09-01', ['+ Childhood, 0–6', '+ School, since 6', '+ Where you live now']],
    ['2006-09-01', ['+ Childhood, 0–6', '+ School, 6–18', '+ Then …', '+ Where you live now']],
  ])('of somebody born on %s are on the weeks, also on those ahead', async (born, expected) => {
    await show(born);
    expect(suggested()).toEqual(expected.map((text) => [text, 'weeks']));
  });

  test('stand below the weeks where these end before there is room', async () => {
    await show('2018-09-01', '9');
    expect(suggested().map(([, where]) => where)).toEqual(['line', 'below', 'below']);
  });

  test('are dashed lines above wide weeks, which stay where they are with each that is taken', async () => {
    await page.viewport(1280, 844);
    await show();
    expect(suggested().map(([, where]) => where)).toEqual(['line', 'line', 'line', 'line']);
    const picture = () => document.querySelector('.weeks-picture')?.getBoundingClientRect();
    const weeks = () => document.querySelector('.weeks-picture [data-tone]')?.getBoundingClientRect();
    const place = () =>
      [(weeks()?.top ?? 0) - (picture()?.top ?? 0), weeks()?.height ?? 0, picture()?.height ?? 0].map(
        Math.round,
      );
    const before = place();
    await button(CHILDHOOD).click();
    await expect.poll(chapters).toHaveLength(1);
    expect(place()).toEqual(before);
  });

  test('are targets of at least 24 pixels, beside which a tap reads the week', async () => {
    await show();
    await expect.element(button('Play')).toBeInTheDocument();
    document.querySelector('.weeks-picture')?.scrollIntoView({ behavior: 'instant' });
    const boxes = Array.from(document.querySelectorAll('.suggestion'), (each) =>
      each.getBoundingClientRect(),
    );
    for (const { left, right, top, bottom, width, height } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      const middle = (top + bottom) / 2;
      const at = (x: number) => document.elementFromPoint(x, middle);
      expect(at((left + right) / 2)?.className).toBe('suggestion');
      expect(at(left - 3)?.closest('[role="application"]')).not.toBeNull();
      expect(at(right + 3)?.closest('[role="application"]')).not.toBeNull();
    }
  });

  test('are declined with ‘Not now’, until the weeks are colored by chapters', async () => {
    const by = (label: string) => page.getByRole('radio', { name: label, exact: true });
    await show();
    await by('People').click();
    expect(suggested()).toEqual([]);
    await expect.element(button('Not now')).not.toBeInTheDocument();
    await by('Time').click();
    await button('Not now').click();
    await expect.element(group()).not.toBeInTheDocument();
    await expect.element(button('Add to your weeks')).toHaveFocus();
    expect(localStorage.getItem('invitation')).toBe('folded');
    await expect.element(button('Type or paste')).not.toBeInTheDocument();
    await by('Chapters').click();
    expect(suggested()).toHaveLength(4);
    await expect.element(button('Not now')).not.toBeInTheDocument();
    // Somebody who takes one is offered the others.
    await button(CHILDHOOD).click();
    await expect.element(button(SCHOOL)).toHaveFocus();
    expect(localStorage.getItem('invitation')).toBeNull();
    await button('Not now').click();
    await expect.element(group()).not.toBeInTheDocument();
  });

  test('leave the box on the page with the lines that could not be added, and do not come back', async () => {
    await show();
    await button('Type or paste').click();
    const box = field('One event per line');
    await box.fill('2012 Lisbon\nasdf');
    await button('Add 1 entry').click();
    await expect.element(box).toHaveFocus();
    await expect.element(box).toBeInViewport();
    await expect.element(box).toHaveValue('asdf');
    await expect.element(button('Take back Lisbon')).toBeVisible();
    const said = 'Added 1 entry. What couldn’t be added is still in the box.';
    await expect.element(page.getByText(said)).toBeVisible();
    await button('Not now').click();
    await expect.element(button('Add to your weeks')).toHaveFocus();
    await button('Add to your weeks').click();
    await button('Type or paste').click();
    await expect.element(page.getByRole('dialog', { name: 'Type or paste' })).toBeVisible();
    await expect.element(box).toHaveValue('asdf');
    await box.fill('');
    await userEvent.keyboard('{Escape}');
    // Without any chapter again.
    await button(/^Undo /).click();
    await expect.element(page.getByRole('heading', { name: 'Life in Weeks' })).toHaveFocus();
    await expect.element(button('Add to your weeks')).toBeVisible();
    expect(suggested()).toEqual([]);
  });

  test('end with a chapter that came another way, and are not in a print', async () => {
    await show();
    dispatchEvent(new Event('beforeprint'));
    expect(suggested()).toEqual([]);
    dispatchEvent(new Event('afterprint'));
    await expect.poll(names).toHaveLength(4);
    await button('Type or paste').click();
    await field('One event per line').fill('2012 to 2014 Berlin');
    await button('Add 1 entry').click();
    await expect.poll(chapters).toEqual(['Berlin']);
    expect(suggested()).toEqual([]);
  });

  test('hide while the slider plays', async () => {
    await show();
    const isShown = () => {
      const one = document.querySelector('.suggestion');
      return one ? getComputedStyle(one).visibility : null;
    };
    await button('Play').click();
    await expect.poll(isShown).toBe('hidden');
    await button('Pause').click();
    await expect.poll(isShown).toBe('visible');
  });

  test('are not there for the example', async () => {
    await show();
    location.hash = 'example';
    await expect.element(page.getByRole('heading', { name: 'You’re looking at an example' })).toBeVisible();
    expect(suggested()).toEqual([]);
  });
});
