import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRegistry, defineWidget, useConfirm } from '../../engine';
import { installDialogs, pressEscape } from '../../tests/fixtures/dialogs';
import { modal, withModals } from '../../tests/fixtures/modals';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { registry as widgets } from '../../widgets';

beforeAll(async () => {
  installDialogs();
  await import('../../engine/shell/ModalContent');
});
afterEach(cleanup);

const answers: boolean[] = [];

function Asker() {
  const confirm = useConfirm();
  return (
    <button
      type="button"
      onClick={() =>
        void confirm({ text: 'The account goes.', yes: 'Remove it' }).then((answer) => answers.push(answer))
      }
    >
      Remove
    </button>
  );
}

const asker = defineWidget({ type: 'asker', load: () => Promise.resolve({ Asker }) });
const registry = createRegistry([asker, ...['confirm'].flatMap((type) => widgets.get(type) ?? [])]);

const press = (name: string) =>
  act(async () => {
    (await screen.findByRole('button', { name })).click();
    await Promise.resolve();
  });

async function ask(modals = [modal('confirm', [node('confirm', {})])]) {
  answers.length = 0;
  const { container } = await renderPage({
    ...withModals(quietEnvironment(), modals),
    nodes: [node('asker', {})],
    registry,
  });
  await press('Remove');
  return container;
}

describe('useConfirm', () => {
  it.each([
    ['Remove it', true],
    ['Cancel', false],
    ['Close', false],
  ])('[STATE-7] asks in a modal, and “%s” answers %s once it is closed', async (name, answer) => {
    await ask();
    expect(await screen.findByText('The account goes.')).toBeTruthy();
    expect(answers).toEqual([]);
    await press(name);
    await waitFor(() => expect(answers).toEqual([answer]));
    expect(window.location.hash).toBe('');
  });

  it('[STATE-7] takes Escape for a no, and asks again', async () => {
    const container = await ask();
    await screen.findByText('The account goes.');
    const dialog = container.querySelector('dialog');
    if (dialog) act(() => pressEscape(dialog));
    await waitFor(() => expect(answers).toEqual([false]));
    await waitFor(() => expect(screen.queryByText('The account goes.')).toBeNull());
    await press('Remove');
    await press('Remove it');
    await waitFor(() => expect(answers).toEqual([false, true]));
  });

  it('answers no where the site has no such modal', async () => {
    await ask([]);
    await waitFor(() => expect(answers).toEqual([false]));
  });
});
