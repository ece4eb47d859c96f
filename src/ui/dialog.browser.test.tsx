import '../app/styles/page.css';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pressInOneBurst } from '../../tests/support/bursts.ts';
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

test('a dialog stays open where the choice of a file in it is cancelled', async () => {
  const onClose = await open();
  page
    .getByLabelText('Name')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
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

test.each([
  [700, 'in view, and what has the focus is above them'],
  [480, 'at the end'],
])('in a window %d pixels high, the buttons of a dialog are %s', async (height) => {
  await page.viewport(390, height);
  await render(
    <Dialog open onClose={() => undefined} title="Title">
      {Array.from({ length: 20 }, (_, index) => (
        <input key={index} className="input" aria-label={`Field ${index}`} />
      ))}
      <div className="dialog-footer">
        <button type="button">Save</button>
      </div>
    </Dialog>,
  );
  const saveBox = () => page.getByRole('button', { name: 'Save' }).element().getBoundingClientRect();
  if (height < 500) return expect(saveBox().top).toBeGreaterThan(height);
  for (let field = 0; field < 20; field++) {
    if (field > 0) await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThan(saveBox().top);
    expect(saveBox().bottom).toBeLessThan(height);
  }
  // The outline of what is scrolled under them does not show beside them.
  const { left, right } = page.getByRole('dialog').element().getBoundingClientRect();
  const footer = document.querySelector('.dialog-footer')?.getBoundingClientRect();
  expect([footer?.left, footer?.right]).toEqual([left + 1, right - 1]);
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Title">
        <button type="button">Content</button>
      </Dialog>
    </>
  );
}

test.each([
  ['Escape and Enter', ['Escape', 'Enter'], true],
  ['Escape, Enter and Escape', ['Escape', 'Enter', 'Escape'], false],
  ['Enter on ✕ and Enter', ['Tab', 'Enter', 'Enter'], true],
  ['all of these', ['Escape', 'Enter', 'Tab', 'Enter', 'Enter', 'Escape', 'Enter'], true],
] as const)('a dialog does what %s in one burst ask for: %j leave it open: %s', async (_, keys, isOpen) => {
  await render(<Opener />);
  await page.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { includeHidden: true }).element();
  const closed = vi.fn<() => void>();
  dialog.addEventListener('close', closed);
  await pressInOneBurst(...keys);
  // The browser's event comes a frame after it has closed.
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(dialog.hasAttribute('open')).toBe(isOpen);
  const focused = page.getByRole('button', { name: isOpen ? 'Content' : 'Open' });
  await expect.element(focused).toHaveFocus();
  await pressInOneBurst(isOpen ? 'Escape' : 'Enter');
  expect(dialog.hasAttribute('open')).toBe(!isOpen);
});

test('a dialog that leaves the page while it is open gives the focus back', async () => {
  const Page = ({ has }: { readonly has: boolean }) => (
    <>
      <button type="button">Before</button>
      {has && (
        <Dialog open onClose={() => undefined} title="Title">
          <button type="button">Content</button>
        </Dialog>
      )}
    </>
  );
  const { rerender } = await render(<Page has={false} />);
  await page.getByRole('button', { name: 'Before' }).click();
  await rerender(<Page has />);
  await expect.element(page.getByRole('button', { name: 'Content' })).toHaveFocus();
  await rerender(<Page has={false} />);
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus();
});
