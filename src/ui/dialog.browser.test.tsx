import '../app/styles/page.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

const open = async () => {
  const onClose = vi.fn<() => void>();
  await render(
    <Dialog open onClose={onClose} title="Title">
      <div style={{ minBlockSize: '2000px' }}>Text</div>
      <input aria-label="Name" />
    </Dialog>,
  );
  return onClose;
};

test('a dialog closes with a click outside of it, and with none inside', async () => {
  const onClose = await open();
  await userEvent.click(page.getByRole('heading', { name: 'Title' }));
  await userEvent.click(page.getByText('Text'), { position: { x: 5, y: 5 } });
  expect(onClose).not.toHaveBeenCalled();
  // The backdrop belongs to the dialog.
  await userEvent.click(page.getByRole('dialog'), { position: { x: 20, y: -5 }, force: true });
  expect(onClose).toHaveBeenCalledOnce();
});

test('a long text scrolls within a dialog', async () => {
  await open();
  const dialog = page.getByRole('dialog').element();
  const body = dialog.querySelector('.dialog-body');
  if (!body) throw new Error('The dialog has no body');
  body.scrollTop = 10_000;
  expect(body.scrollTop).toBeGreaterThan(0);
  const { bottom } = page.getByLabelText('Name').element().getBoundingClientRect();
  expect(bottom).toBeLessThan(dialog.getBoundingClientRect().bottom);
});
