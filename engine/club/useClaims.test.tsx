import { act, cleanup, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Result } from '../api/result';
import { LeftPage, togglePage } from '../../tests/fixtures/leftPage';
import { playerEnvironment } from '../../tests/fixtures/player';
import { renderInside } from '../../tests/fixtures/renderPage';
import { settled, turn } from '../../tests/fixtures/settled';
import { useClaims } from './useClaims';

afterEach(cleanup);

const lost: Result<null> = {
  ok: false,
  failure: { call: 'claimMission', statusCode: 0, statusMessage: 'disconnect', isOutcomeUnknown: true },
};
const refused: Result<null> = {
  ok: false,
  failure: { call: 'claimMission', statusCode: 422, statusMessage: 'missionNotReady' },
};

/** A page with one reward, which can be left and come back to. */
async function visit(answers: readonly Result<null>[]) {
  const asked: string[] = [];
  const ask = (_: string, requestId: string) => {
    asked.push(requestId);
    return Promise.resolve(answers[asked.length - 1] ?? lost);
  };
  const refresh = () => undefined;
  const list = ['list'];
  const done: string[] = [];
  const arrive = (id: string) => void done.push(id);
  function Reward() {
    const claims = useClaims({ status: 'ready', value: list, isAsking: false, refresh }, ask, arrive);
    return (
      <button type="button" onClick={() => claims.claim('mission-1')}>
        {`${claims.stateOf('mission-1') ?? 'as listed'} ${claims.problemOf('mission-1')}`}
      </button>
    );
  }
  await renderInside(
    <LeftPage>
      <Reward />
    </LeftPage>,
    { environment: playerEnvironment() },
  );
  const press = async () => {
    await act(async () => {
      const button = screen.getByRole('button');
      button.click();
      button.click();
      await Promise.resolve();
    });
    await act(turn);
  };
  return { asked, done, press };
}

it('[CALL-X] a claim whose answer is lost is being checked, and is the same intent when it is made again, another page in between', async () => {
  const { asked, done, press } = await visit([lost, { ok: true, value: null }]);
  await press();
  expect(screen.getByRole('button').textContent.trim()).toBe('checking');
  expect(done).toEqual([]);
  togglePage();
  togglePage();
  await press();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe(asked[0]);
  expect(done).toEqual(['mission-1']);
});

it.each([
  ['that arrived', { ok: true, value: null } as const],
  ['that was refused', refused],
  [
    'that was refused with a status of 0',
    { ok: false, failure: { call: 'claimMission', statusCode: 0, statusMessage: 'missionNotReady' } } as const,
  ],
])('[CALL-X] a claim after one %s is an intent of its own', async (_, outcome) => {
  const { asked, press } = await visit([outcome, outcome]);
  await press();
  expect(screen.getByRole('button').textContent).toMatch(/^as listed/);
  await press();
  expect(asked).toHaveLength(2);
  expect(asked[1]).not.toBe(asked[0]);
});

it('[CALL-X] a claim whose answer is lost after the list was read again is being checked until the next list', async () => {
  let lose: (answer: Result<null>) => void = () => undefined;
  const ask = () => new Promise<Result<null>>((resolve) => (lose = resolve));
  const refresh = () => undefined;
  const nothing = () => undefined;
  function Reward() {
    const [list, setList] = useState<readonly string[]>(['before']);
    useEffect(() => {
      const renew = () => setList(['after']);
      window.addEventListener('renew-list', renew);
      return () => window.removeEventListener('renew-list', renew);
    }, []);
    const claims = useClaims({ status: 'ready', value: list, isAsking: false, refresh }, ask, nothing);
    return (
      <button type="button" onClick={() => claims.claim('mission-1')}>
        {claims.stateOf('mission-1') ?? 'as listed'}
      </button>
    );
  }
  await renderInside(<Reward />, { environment: playerEnvironment() });
  const button = screen.getByRole('button');
  act(() => button.click());
  act(() => void window.dispatchEvent(new Event('renew-list')));
  await act(async () => {
    lose(lost);
    await Promise.resolve();
  });
  expect(button.textContent).toBe('checking');
  act(() => void window.dispatchEvent(new Event('renew-list')));
  expect(button.textContent).toBe('as listed');
});

it('[CALL-X] a claim that is refused when it is made again is what the list says, and then why', async () => {
  const answers = [lost, refused];
  const asked: string[] = [];
  const ask = (_: string, requestId: string) => {
    asked.push(requestId);
    return Promise.resolve(answers[asked.length - 1] ?? lost);
  };
  const refresh = () => undefined;
  const nothing = () => undefined;
  function Reward() {
    const [list, setList] = useState(['first']);
    const claims = useClaims({ status: 'ready', value: list, isAsking: false, refresh }, ask, nothing);
    return (
      <>
        <button type="button" onClick={() => claims.claim('mission-1')}>
          {`${claims.stateOf('mission-1') ?? 'as listed'} ${claims.problemOf('mission-1')}`}
        </button>
        <a href="#list" onClick={() => setList(['next'])}>
          next list
        </a>
      </>
    );
  }
  await renderInside(<Reward />, { environment: playerEnvironment() });
  const button = screen.getByRole('button');
  const press = async (element: HTMLElement) => {
    act(() => element.click());
    await act(turn);
  };
  await press(button);
  await press(button);
  expect(asked[1]).toBe(asked[0]);
  // The words of failures load with the first one.
  await act(() => settled());
  expect(button.textContent.trim()).toBe('checking');
  await press(screen.getByRole('link', { name: 'next list' }));
  await expect.poll(() => button.textContent).toMatch(/^as listed \S/);
  await press(button);
  expect(button.textContent.trim()).toBe('checking');
  expect(asked[2]).not.toBe(asked[0]);
});
