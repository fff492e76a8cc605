import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInside } from '../../tests/fixtures/renderPage';
import { CopyButton } from './CopyButton';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'execCommand');
});

async function pressCopy() {
  await renderInside(<CopyButton text="LH-1" label="Reference LH-1" />, { texts: ['records'] });
  const button = screen.getByRole('button', { name: 'Copy: Reference LH-1' });
  act(() => button.focus());
  fireEvent.click(button);
  return { button, told: button.nextElementSibling };
}

it('[CALL-X] a copy that the browser refuses is said beside the button', async () => {
  vi.stubGlobal('navigator', {});
  const { button, told } = await pressCopy();
  await waitFor(() =>
    expect(told?.textContent).toBe('Your browser couldn’t copy this. Select the text and copy it yourself.'),
  );
  expect([told?.getAttribute('role'), told?.className, document.activeElement]).toEqual(['status', 'refused', button]);
  act(() => button.blur());
  expect(told?.textContent).toBe('');
});

it('where there is no clipboard the browser copies what is marked, and the focus stays', async () => {
  vi.stubGlobal('navigator', {});
  let marked = '';
  const execCommand = () => {
    marked = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  Object.assign(document, { execCommand });
  const { button, told } = await pressCopy();
  await waitFor(() => expect(told?.textContent).toBe('Copied'));
  expect([marked, document.activeElement, document.querySelector('textarea')]).toEqual(['LH-1', button, null]);
});
