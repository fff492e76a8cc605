import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameCalls, here, openGrid, patient, press, startSandbox, status } from '../../tests/fixtures/gridPage';

startSandbox();

const open = () => openGrid({ source: { category: 'casino' }, facets: ['limit'] });
const handle = (name: RegExp) => screen.findByRole<HTMLInputElement>('slider', { name }, patient);
/** Moves a handle as a key does it: it slides, then the key is let go. */
const slide = (element: HTMLInputElement, to: number) =>
  act(async () => {
    fireEvent.change(element, { target: { value: String(to) } });
    fireEvent.keyUp(element, { key: 'ArrowRight' });
    await Promise.resolve();
  });
const asked = () => gameCalls().at(-1)?.body;

describe('a range of table limits', () => {
  it('asks for every step between its handles once one is let go, and lives in the address', async () => {
    await open();
    await status(/^[\d,]+ games found$/);
    const from = await handle(/^Table limit from/);
    const last = Number(from.max);
    expect([from.value, (await handle(/^Table limit up to/)).value]).toEqual(['0', String(last)]);
    await act(async () => {
      fireEvent.change(from, { target: { value: '1' } });
      await Promise.resolve();
    });
    expect(here()).toBe('/slots');
    await slide(from, 1);
    await waitFor(() => expect(here()).toMatch(/^\/slots\?limit=/), patient);
    const steps = new URLSearchParams(window.location.search).get('limit')?.split(',') ?? [];
    expect(steps).toHaveLength(last);
    expect([...steps].sort((one, other) => Number(one) - Number(other))).toEqual(steps);
    await waitFor(() => expect(asked()).toMatchObject({ limit: steps.join() }), patient);
  });

  it('never lets one handle pass the other', async () => {
    await open();
    await status(/^[\d,]+ games found$/);
    const last = Number((await handle(/^Table limit up to/)).max);
    await slide(await handle(/^Table limit up to/), 2);
    await slide(await handle(/^Table limit from/), last);
    expect([(await handle(/^Table limit from/)).value, (await handle(/^Table limit up to/)).value]).toEqual(['2', '2']);
  });

  it('is not asked for where it is the whole again', async () => {
    await open();
    await status(/^[\d,]+ games found$/);
    await slide(await handle(/^Table limit from/), 1);
    await waitFor(() => expect(here()).toMatch(/limit/), patient);
    await slide(await handle(/^Table limit from/), 0);
    await waitFor(() => expect(here()).toBe('/slots'), patient);
  });
});

describe('returns to players', () => {
  it('stand from the highest down, each with the games that pay at least that much', async () => {
    await openGrid({ facets: ['return'] });
    const group = within(await screen.findByRole('group', { name: /return/i }, patient));
    const rates = group.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => Number(value));
    expect(rates).toEqual([...rates].sort((one, other) => other - one));
    const counts = group
      .getAllByRole('checkbox')
      .map((box) => Number(box.closest('label')?.lastElementChild?.textContent.replace(/\D/g, '')));
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    await press(group.getAllByRole('checkbox')[0]);
    await waitFor(() => expect(here()).toBe(`/slots?return=${rates[0]}`), patient);
    await status(`${counts[0]} games found`);
  });
});
