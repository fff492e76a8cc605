import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askingWorld, press } from '../../tests/fixtures/confirm';
import { installDialogs, pressEscape } from '../../tests/fixtures/dialogs';
import { shippedForm } from '../../tests/fixtures/forms';
import { node, renderPage } from '../../tests/fixtures/renderPage';

beforeAll(async () => {
  installDialogs();
  await import('../../engine/shell/ModalContent');
});
afterEach(cleanup);

const breakPath = '/api/player/break';
const question =
  'Self-exclusion: 6 months. It starts when you confirm and can’t be cancelled. Your account stays closed until it ends.';

/** The page of a player who has chosen six months and pressed the button. */
async function choose() {
  const value = { kind: 'SELF_EXCLUSION', until: '2027-06-01T12:00:00Z' };
  const { environment, site, to } = askingWorld({ [breakPath]: () => ({ statusCode: 1, value }) });
  const { container, application } = await renderPage({
    nodes: [node('play-break', { forms: [shippedForm('play-break')] })],
    environment,
    site,
  });
  const length = screen.getByLabelText<HTMLSelectElement>('Length of the break');
  await userEvent.selectOptions(length, 'Self-exclusion: 6 months');
  await press('Start break');
  await screen.findByText(question);
  return { container, application, length, breaks: () => to(breakPath) };
}

describe('PlayBreak', () => {
  it('[STATE-7] [CALL-X] says what was chosen and begins after a yes, which signs out', async () => {
    const { container, application, breaks } = await choose();
    expect(breaks()).toEqual([]);
    const yes = [...container.querySelectorAll('dialog button')].find((button) => button.textContent === 'Start break');
    await act(async () => {
      (yes as HTMLButtonElement).click();
      await Promise.resolve();
    });
    await waitFor(() => expect(breaks().map(({ kind, days }) => [kind, days])).toEqual([['SELF_EXCLUSION', 180]]));
    await waitFor(() => expect(application.stores.session.user).toBeNull());
  });

  it('[STATE-7] takes Escape for a no: nothing is sent, and the choice still stands', async () => {
    const { container, length, breaks } = await choose();
    const dialog = container.querySelector('dialog');
    if (dialog) act(() => pressEscape(dialog));
    await waitFor(() => expect(dialog?.open).toBe(false));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Start break' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(length.value).toBe('self-exclusion 180');
    expect(breaks()).toEqual([]);
    await press('Start break');
    expect(await screen.findByText(question)).toBeTruthy();
  });

  it('[CALL-X] offers no break that the platform lacks', async () => {
    const { environment, site } = askingWorld({});
    const { container, application } = await renderPage({
      nodes: [node('play-break', { forms: [shippedForm('play-break')] })],
      environment,
      site,
    });
    act(() => application.stores.site.update({ missing: ['limits'] }));
    expect(container.querySelector('[data-part="play-break"]')).toBeNull();
  });
});
