import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button } from '../../tests/support/mount-page.tsx';
import { Section } from './section.tsx';

test('the button of a chart’s table says what the next press does', async () => {
  await render(
    <Section id="chart" title="A chart" table={<p>The figures</p>}>
      <p>The picture</p>
    </Section>,
  );
  const figures = page.getByText('The figures');
  for (let round = 0; round < 2; round++) {
    await expect.element(button('Show as a table: A chart')).toHaveTextContent('Table');
    await button('Show as a table: A chart').click();
    await expect.element(figures).toBeVisible();
    await expect.element(button('Hide the table: A chart')).toHaveFocus();
    expect(button('Hide the table: A chart').element().textContent).toBe('Hide');
    await button('Hide the table: A chart').click();
    await expect.element(figures).not.toBeInTheDocument();
  }
});
