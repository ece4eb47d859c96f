import '../../app/styles/page.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { sampleOfAge } from '../../../gallery/in-results.tsx';
import { placeEvents, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { ofJapan, shownJapan } from '../../../tests/fixtures/places.ts';
import { Poster } from './poster.tsx';
import { findFormat } from './poster-formats.ts';

test.each([
  // What is left of a sheet, beside margins of 24 of 297, is 84 %; and half a dot around the weeks is free.
  ['print', 0, 0.78],
  ['print', 36, 0.78],
  ['print', 84, 0.78],
  ['square', 36, 0.84],
  ['story', 36, 0.75],
] as const)('The weeks of a %s at %d use its width', async (id, age, least) => {
  const { shown } = sampleOfAge(age);
  const { container } = await render(
    <div style={{ inlineSize: 600 }}>
      <Poster
        model={{ shown: ofJapan(shown), shownCountry: shownJapan(), expected: null }}
        format={findFormat(id, 'a4')}
        title=""
        birthdate={null}
        marks={id === 'print' ? placeEvents(SOME_EVENTS) : null}
      />
    </div>,
  );
  const dots = container.querySelector('.poster-weeks > g')?.getBoundingClientRect();
  expect((dots?.width ?? 0) / 600).toBeGreaterThan(least);
});
