import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { createSandboxWorld, type SandboxWorld } from '../../tests/fixtures/sandboxWorld';

const site = lobbySite();
let world: SandboxWorld;
beforeAll(async () => {
  world = await createSandboxWorld(site);
});
afterAll(() => world.close());
afterEach(cleanup);

const open = (props: object) =>
  renderPage({ site, environment: world.environment(), nodes: [node('game-search', { route: 'slots', ...props })] });
const here = () => window.location.pathname + window.location.search;
const send = (form: HTMLElement) =>
  act(async () => {
    fireEvent.submit(form);
    await Promise.resolve();
  });

describe('a search with a choice of where', () => {
  it('leads to all games, or to those of the category that is chosen', async () => {
    await open({ variant: 'counter' });
    const scope = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Search in' });
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    fireEvent.change(field, { target: { value: '  koi ' } });
    await send(screen.getByRole('search'));
    expect(here()).toBe('/slots?search=koi');
    const live = [...scope.options].find(({ value }) => value === 'casino');
    expect(live?.textContent).toBeTruthy();
    fireEvent.change(scope, { target: { value: 'casino' } });
    await send(screen.getByRole('search'));
    expect(here()).toBe('/casino?search=koi');
  });

  it('never offers matches, which have no games', async () => {
    await open({ variant: 'counter' });
    const scope = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Search in' });
    expect([...scope.options].map(({ value }) => value)).not.toContain('sportsbook');
  });
});

describe('the quick way to a seat', () => {
  it('leads to the tables that fit, those with most free seats first', async () => {
    await open({ variant: 'seat', route: 'casino' });
    const form = await screen.findByRole('form');
    await screen.findByRole('option', { name: 'Roulette' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Game' }), { target: { value: 'roulette' } });
    fireEvent.click(screen.getByRole('radio', { name: '₱1' }));
    await send(form);
    const query = new URLSearchParams(window.location.search);
    expect([query.get('table'), query.get('seats'), query.get('sort')]).toEqual(['roulette', 'open', 'seats']);
    for (const limit of query.get('limit')?.split(',').filter(Boolean) ?? [])
      expect(Number(limit)).toBeLessThanOrEqual(1);
  });
});
