import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessRules } from '../config/compiledAddress';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { playerEnvironment, quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { settled } from '../../tests/fixtures/settled';
import pageSchema from '../../schemas/page.schema.json';
import { routeRules, ruleNamed } from './rules';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(cleanup);

describe('route rules', () => {
  it('[ROUTE-6] are those that pages may name', () => {
    const named = accessRules.filter((rule) => rule !== 'public');
    expect(Object.keys(routeRules)).toEqual(named);
    expect(pageSchema.properties.access.enum).toEqual(accessRules);
  });

  it.each(['vip', 'constructor', 'public', ''])("[ROUTE-6] tell of an unknown one: '%s'", (name) => {
    expect(() => ruleNamed(name)).toThrow(new Error(`Unknown route middleware: '${name}'`));
  });

  it('[ROUTE-6] show no page under an unknown rule, and report its name', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const site = lobbySite();
    const environment = quietEnvironment();
    const secret = node('text', { text: { EN: 'For whom?' }, as: 'h1' });
    const routes = site.routes.map((route) => (route.name === 'vip' ? { ...route, access: 'vip' as never } : route));
    await renderPage({ site: { ...site, routes }, environment, address: '/vip', nodes: [secret] });
    expect((await screen.findByRole('alert')).textContent).toContain('The page couldn’t be loaded.');
    expect(screen.queryByText('For whom?')).toBeNull();
    expect(environment.reports.map(({ error }) => (error as Error).message)).toEqual([
      "Unknown route middleware: 'vip'",
    ]);
  });

  it.each([
    ['[ROUTE-2] guest', 'player', '/forgot-password', '/'],
    ['[ROUTE-2] guest', 'guest', '/forgot-password', '/forgot-password'],
    ['[ROUTE-7] player', 'guest', '/deposit', '/login?next=%2Fdeposit'],
    [
      '[ROUTE-7] player',
      'guest',
      '/vi/bet-history?page=2&status=won',
      '/vi/login?next=%2Fvi%2Fbet-history%3Fpage%3D2%26status%3Dwon',
    ],
    ['[ROUTE-7] player', 'player', '/deposit', '/deposit'],
    ['public', 'guest', '/slots', '/slots'],
    ['public', 'player', '/login', '/login'],
  ] as const)('%s: a %s at %s ends at %s', async (_, who, address, end) => {
    const environment = who === 'player' ? playerEnvironment() : quietEnvironment();
    const { length } = window.history;
    await renderPage({
      site: lobbySite(),
      environment,
      address,
      nodes: [],
      locale: address.startsWith('/vi') ? 'VI' : 'EN',
    });
    await act(() => settled(environment));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(end));
    // Back leads to where the visitor came from, never to the page that sends away again.
    expect(window.history.length - length).toBe(0);
  });
});
