import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askingWorld, press } from '../../tests/fixtures/confirm';
import { installDialogs, pressEscape } from '../../tests/fixtures/dialogs';
import { node, renderPage } from '../../tests/fixtures/renderPage';

beforeAll(async () => {
  installDialogs();
  await import('../../engine/shell/ModalContent');
});
afterEach(cleanup);

const quay = 'Quay Savings •••• 4821';
const pier = 'Pier Bank •••• 1177';
const removePath = '/api/wallet/bank_remove';

function account(id: string, name: string, number: string) {
  const withdrawal = { min: '500', max: '50000', fee: '0', seconds: 1800 };
  return { id, kind: 'bank', bank_code: id, bank_name: name, holder: 'Juan dela Cruz', number, withdrawal };
}

/** The page of a player with two accounts; `remove` answers each removal, and may throw as a lost network does. */
async function show(
  remove: (attempt: number) => object = () => ({ statusCode: 1 }),
  isLostLate = false,
  /** Whether the list lacks the first account by now. */
  isGone = () => false,
) {
  let accounts = [account('b-1', 'Quay Savings', '•••• 4821'), account('b-2', 'Pier Bank', '•••• 1177')];
  let attempts = 0;
  const { environment, site, to } = askingWorld({
    '/api/wallet/banks': () => ({ statusCode: 1, value: { accounts: accounts.slice(isGone() ? 1 : 0), banks: [] } }),
    [removePath]: ({ bank_id }) => {
      attempts += 1;
      const gone = accounts.filter(({ id }) => id !== bank_id);
      if (isLostLate) accounts = gone;
      const answer = remove(attempts);
      if (!('statusMessage' in answer)) accounts = gone;
      return answer;
    },
  });
  const { container, application } = await renderPage({ nodes: [node('bank-accounts', {})], environment, site });
  await screen.findByText(quay);
  const { notices } = application.stores;
  return { container, notices, removals: () => to(removePath), lists: () => to('/api/wallet/banks').length };
}

describe('BankAccounts', () => {
  it('[STATE-7] [CALL-X] removes an account once the player has said yes, tells it and takes the focus there', async () => {
    const { removals } = await show();
    await press(`Remove ${quay}`);
    expect(
      await screen.findByText(`You won’t be able to withdraw to ${quay}. You can add it again at any time.`),
    ).toBeTruthy();
    expect(removals()).toEqual([]);
    await press('Yes, remove');
    await waitFor(() => expect(screen.queryByText(quay)).toBeNull());
    expect(removals().map(({ bank_id }) => bank_id)).toEqual(['b-1']);
    const said = screen.getByText('The bank account or card has been removed.');
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(screen.getByText(pier)).toBeTruthy();
  });

  it.each(['Keep', 'Close', 'Escape'])(
    '[STATE-7] sends nothing after “%s”, and the button has the focus again',
    async (way) => {
      const { container, removals } = await show();
      await press(`Remove ${quay}`);
      await screen.findByText(/You won’t be able to withdraw to/);
      const dialog = container.querySelector('dialog');
      if (way !== 'Escape') await press(way);
      else if (dialog) act(() => pressEscape(dialog));
      await waitFor(() => expect(dialog?.open).toBe(false));
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`Remove ${quay}`));
      expect(removals()).toEqual([]);
      expect(screen.getByText(quay)).toBeTruthy();
    },
  );

  it('[CALL-X] asks again after a lost answer and keeps the request id of the same account; another account has its own', async () => {
    const { removals } = await show((attempt) => {
      if (attempt < 3) throw new TypeError('Failed to fetch');
      return { statusCode: 1 };
    });
    for (const [index, name] of [quay, quay, pier].entries()) {
      await press(`Remove ${name}`);
      await press('Yes, remove');
      await waitFor(() => expect(removals()).toHaveLength(index + 1));
      if (index < 2) await screen.findByText('Not confirmed');
    }
    const [first, again, other] = removals();
    expect([first?.['bank_id'], again?.['bank_id'], other?.['bank_id']]).toEqual(['b-1', 'b-1', 'b-2']);
    expect(again?.['request_id']).toBe(first?.['request_id']);
    expect(other?.['request_id']).not.toBe(first?.['request_id']);
  });

  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  it('[CALL-X] a lost answer is no failure: the account is not confirmed, and the list is read again', async () => {
    const { notices, lists } = await show(lost);
    await press(`Remove ${quay}`);
    await press('Yes, remove');
    await screen.findByText('Not confirmed');
    await waitFor(() => expect(lists()).toBe(2));
    expect(notices.alerts).toEqual([]);
    expect(screen.getByText(quay)).toBeTruthy();
  });

  it('[CALL-X] a lost answer is told as done once the list says so', async () => {
    await show(lost, true);
    await press(`Remove ${quay}`);
    await press('Yes, remove');
    await screen.findByText('The bank account or card has been removed.');
    expect([screen.queryByText(quay), screen.queryByText('Not confirmed')]).toEqual([null, null]);
  });

  it.each([
    ['done where the list says so', true],
    ['not confirmed, with the reason, where the account is still listed', false],
  ])('[CALL-X] a removal that is refused when it is sent again is %s', async (_, isGone) => {
    let isDown = true;
    const { removals, lists } = await show(
      () => (isDown ? lost() : { statusCode: 404, statusMessage: 'bankUnknown' }),
      false,
      () => !isDown && isGone,
    );
    await press(`Remove ${quay}`);
    await press('Yes, remove');
    await screen.findByText('Not confirmed');
    await waitFor(() => expect(lists()).toBe(2));
    isDown = false;
    await press(`Remove ${quay}`);
    await press('Yes, remove');
    await waitFor(() => expect(lists()).toBe(3));
    if (isGone) {
      await screen.findByText('The bank account or card has been removed.');
      expect(screen.queryByRole('alert')).toBeNull();
    } else {
      await screen.findByText('This bank account is no longer available. Please choose another.');
      expect(screen.getByText('Not confirmed')).toBeTruthy();
    }
    expect(new Set(removals().map(({ request_id }) => request_id)).size).toBe(1);
  });

  it('[CALL-X] says why the platform keeps an account, and reads the list again', async () => {
    const { lists } = await show(() => ({ statusCode: 404, statusMessage: 'bankUnknown' }));
    await press(`Remove ${quay}`);
    await press('Yes, remove');
    const words = 'This bank account is no longer available. Please choose another.';
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
    await waitFor(() => expect(lists()).toBe(2));
  });
});
