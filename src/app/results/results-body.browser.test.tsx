import '../styles/page.css';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import { MOTHER, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { SEEN_ON } from '../../../tests/fixtures/lives.ts';
import { shownJapan } from '../../../tests/fixtures/places.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import { useLife } from '../../results/results-context.ts';
import { ResultsBody } from './results-body.tsx';
import { RESULTS_SECTIONS, type ResultsSection } from './sections.ts';

const show = (sections = RESULTS_SECTIONS) =>
  render(
    <InResults
      sample={sampleOfAge(36)}
      model={{ shownCountry: shownJapan(), events: { ...SOME_EVENTS, people: [MOTHER] } }}
    >
      <ResultsBody sections={sections} />
    </InResults>,
  );

afterEach(() => vi.restoreAllMocks());

describe('A section that throws leaves the others alone and can be retried', () => {
  /** An attribute that only one element has: that of a section, or of a part with a boundary of its own. */
  interface Part {
    readonly name: string;
    readonly attributes: readonly (readonly [name: string, value: string])[];
  }
  /** Parts with a boundary within that of a section. */
  const WITHIN: Readonly<Partial<Record<string, Part>>> = {
    weeks: { name: 'Years and weeks', attributes: [['class', 'summary-figures']] },
    timeline: { name: 'Interactive Timeline', attributes: [['class', 'timeline-bar']] },
  };
  // Each is next to its section, so that only one of the two breaks at a time.
  const PARTS = Object.values(RESULTS_SECTIONS)
    .flat(2)
    .flatMap(({ id, name }): Part[] => {
      const attributes: Part['attributes'] = [
        ['id', id],
        ['aria-labelledby', `${id}-title`],
      ];
      const within = WITHIN[id];
      return [{ name: name(), attributes }, ...(within ? [within] : [])];
    });

  const find = ({ attributes }: Part) =>
    document.querySelector(attributes.map(([name, value]) => `[${name}="${value}"]`).join());
  const findMissing = () => PARTS.filter((part) => !find(part)).map(({ name }) => name);

  /** Makes the elements of parts throw. @returns a function that repairs them */
  function breakParts(parts: readonly Part[]): () => void {
    const broken = parts.flatMap(({ attributes }) => attributes);
    const setAttribute: Element['setAttribute'] = Reflect.get(Element.prototype, 'setAttribute');
    const spy = vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (
      this: Element,
      name,
      value,
    ) {
      if (broken.some((each) => each[0] === name && each[1] === value)) throw new Error('broken on purpose');
      setAttribute.call(this, name, value);
    });
    return () => spy.mockRestore();
  }

  // Every other one, so that a section that takes another with it is noticed, whichever the other is.
  test.each([0, 1])('every other one, from number %i', async (odd) => {
    // React logs the errors that it has caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = PARTS.filter((_, index) => index % 2 === odd);
    const repair = breakParts(broken);
    await show();
    const alerts = page.getByRole('alert');
    await expect.element(alerts.first()).toBeVisible();
    const names = broken.map(({ name }) => name);
    const said = alerts
      .elements()
      .map(({ textContent }) => /“(.+)” couldn’t be shown/.exec(textContent)?.[1]);
    expect(new Set(said)).toEqual(new Set(names));
    expect(findMissing()).toEqual(expect.arrayContaining(names));
    repair();
    for (const name of names) await page.getByRole('button', { name: `Try again: ${name}` }).click();
    await expect.poll(findMissing).toEqual([]);
    expect(alerts.elements()).toEqual([]);
  });
});

describe('Whatever shows people', () => {
  const Kin = () => (
    <p>
      {useLife()
        .events?.people.map(({ name }) => name)
        .join()}
    </p>
  );
  const KIN: ResultsSection = { id: 'kin', name: () => 'Kin by age', Component: Kin };
  const name = page.getByText(MOTHER.name);

  test.each(['first', 'besideSlider', 'last'] as const)('is on no sheet: among the %s', async (group) => {
    await show({ first: [], besideSlider: [], last: [], keep: [], [group]: [KIN] });
    await expect.element(name).toBeVisible();
    dispatchEvent(new Event('beforeprint'));
    expect(name.elements()).toEqual([]);
    dispatchEvent(new Event('afterprint'));
    await expect.element(name).toBeVisible();
  });

  test('may be on a poster, which shows what was ticked', async () => {
    await show({ first: [], besideSlider: [], last: [], keep: [KIN] });
    await expect.element(name).toBeVisible();
    dispatchEvent(new Event('beforeprint'));
    await expect.element(name).toBeVisible();
  });
});

test('results that stay open say on a new day what new ones do', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 2, 1, 12) });
  onTestFinished(() => void vi.useRealTimers());
  // The same objects on both days, as on the page.
  const sample = sampleOfAge(36);
  const model = { shownCountry: shownJapan(), events: { ...SOME_EVENTS, people: [MOTHER] } };
  const showOn = (today: CalendarDate) => (
    <InResults sample={sample} model={model} today={today}>
      <ResultsBody sections={RESULTS_SECTIONS} />
    </InResults>
  );
  // Not what is drawn, which has as many words as there is room for.
  const read = (container: Element) =>
    Array.from(container.querySelectorAll(':not(svg *)'), ({ ariaLabel, ariaDescription, childNodes }) => [
      ...[ariaLabel, ariaDescription].filter((words) => words !== null),
      ...Array.from(childNodes, (node) => (node instanceof Text ? node.data : '')),
    ]).flat();
  const open = async (today: CalendarDate) => {
    const opened = await render(showOn(today));
    await expect.poll(() => document.querySelector('.disclaimer')).not.toBeNull();
    const tables = page.getByRole('button', { name: /^Show as a table/ });
    for (const button of tables.elements()) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => tables.elements()).toEqual([]);
    return opened;
  };
  // After a year, all ages are other ones, of people as well.
  const later = { ...SEEN_ON, year: SEEN_ON.year + 1 };
  const anew = await open(later);
  const ofNewDay = read(anew.container);
  await anew.unmount();
  const { container, rerender } = await open(SEEN_ON);
  expect(read(container)).not.toEqual(ofNewDay);
  await rerender(showOn(later));
  // What is announced follows after a pause.
  await expect.poll(() => read(container)).toEqual(ofNewDay);
});
