import '../app/styles/page.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu } from './menu.tsx';

const CHOICES = [
  { label: 'Edit', name: 'Edit Lisbon', onChoose: () => undefined },
  { label: 'A long label in some language', onChoose: () => undefined },
];

const opener = () => page.getByRole('button', { name: 'Edit or remove Lisbon' });

test.each(
  [360, 1280].flatMap((width) =>
    (['ltr', 'rtl'] as const).flatMap((dir) =>
      (['start', 'end'] as const).map((at) => [width, dir, at] as const),
    ),
  ),
)(
  '%i pixels wide, %s, a menu whose button is at the %s stays inside the page’s margins',
  async (width, dir, at) => {
    await page.viewport(width, 740);
    document.documentElement.dir = dir;
    await render(
      <div style={{ display: 'flex', justifyContent: at, paddingInline: 'min(4vw, 24px)' }}>
        <Menu label="Edit or remove Lisbon" choices={CHOICES}>
          ···
        </Menu>
      </div>,
    );
    await opener().click();
    const menu = page.getByRole('group').element().getBoundingClientRect();
    document.documentElement.dir = 'ltr';
    const margin = Math.floor(Math.min(0.04 * width, 24));
    expect(menu.left).toBeGreaterThanOrEqual(margin);
    expect(menu.right).toBeLessThanOrEqual(width - margin);
  },
);

test('by keyboard, the choices follow their button, and the focus returns to it', async () => {
  await render(
    <Menu label="Edit or remove Lisbon" choices={CHOICES}>
      ···
    </Menu>,
  );
  await userEvent.tab();
  for (const leave of ['{Escape}', '{Enter}']) {
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Edit Lisbon' })).toHaveFocus();
    await userEvent.keyboard(leave);
    await expect.element(opener()).toHaveFocus();
    await expect.element(page.getByRole('group')).not.toBeInTheDocument();
  }
});
