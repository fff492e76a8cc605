import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../stores/sessionState';
import { createRegistry, defineWidget, type WidgetProps } from '..';
import type { CompiledNode } from '../config/compiled';
import { testEnvironment } from '../../tests/fixtures/environment';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const words = (id: string, text: string, more: Partial<CompiledNode> = {}): CompiledNode => ({
  id,
  type: 'text',
  props: { text: { EN: text }, as: 'p' },
  ...more,
});

describe('Nodes', () => {
  it('[CARD-2] renders widgets in their order, with slots and the words a site knows of itself', async () => {
    await renderPage({
      nodes: [
        words('first', 'Welcome to {siteName}'),
        node(
          'section',
          { variant: 'plain', title: { EN: 'Inside' }, columns: 'one', surface: 'none' },
          { content: [words('inner', 'Paid in {currency}')] },
        ),
      ],
    });
    const main = screen.getByRole('main');
    expect(main.textContent).toMatch(/Welcome to Test Site.*Inside.*Paid in PHP/);
  });

  it.each<[string, CompiledNode['when'], boolean]>([
    ['a guest’s node', { auth: 'guest' }, true],
    ['a player’s node', { auth: 'player' }, false],
    ['a switch that is on', { site: 'gamify' }, true],
    ['a switch that is off', { site: 'partners' }, false],
    ['another language', { locale: ['VI'] }, false],
    ['a campaign that is over', { time: { until: '2026-11-01T00:00:00Z' } }, false],
    ['a width that is not reached', { viewport: { from: 'desktop' } }, false],
    ['a width below one', { viewport: { below: 'desktop' } }, true],
  ])('[CARD-2] shows %s to a guest: %#', async (_, when, isShown) => {
    await renderPage({ nodes: [words('note', 'Here I am', when ? { when } : {})] });
    expect(screen.queryByText('Here I am') !== null).toBe(isShown);
  });

  it('[STATE-10] reports a widget whose code does not arrive, and goes on without it', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const environment = testEnvironment();
    const load = vi.fn(() => Promise.reject(new Error('The chunk did not arrive.')));
    const late = defineWidget({ type: 'late', load });
    const Shell = ({ node: { slot } }: WidgetProps<object>) => <p>Still here {slot('content')}</p>;
    const shell = defineWidget({ type: 'shell', load: () => Promise.resolve({ Shell }) });
    const hidden: CompiledNode = { id: 'late', type: 'late', props: {}, when: { auth: 'player' } };
    const { application } = await renderPage({
      environment,
      registry: createRegistry([shell, late]),
      nodes: [node('shell', {}, { content: [hidden] })],
    });
    expect(load).not.toHaveBeenCalled();
    await act(async () => {
      runInAction(
        () =>
          ((application.stores.session as SessionState).user = {
            visit: 'v',
            accountId: 'juan',
            sessionToken: 's',
            token: 't',
            fullName: '',
            email: '',
          }),
      );
      await Promise.resolve();
    });
    await waitFor(() =>
      expect(document.querySelector<HTMLElement>('[data-broken-widget]')?.dataset['brokenWidget']).toBe('late'),
    );
    expect(load.mock.calls.length).toBeLessThan(10);
    expect(environment.reports.map(({ error }) => (error as Error).message)).toEqual(['The chunk did not arrive.']);
    silenced.mockRestore();
  });

  it('makes a broken widget again when the player asks for it', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Odds = () => {
      if (isBroken) throw new Error('The odds are no list.');
      return <p>2.10</p>;
    };
    const odds = defineWidget({ type: 'odds', load: () => Promise.resolve({ Odds }) });
    await renderPage({ registry: createRegistry([odds]), nodes: [node('odds', {})] });
    const again = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('2.10');
    silenced.mockRestore();
  });

  it('keeps a broken widget from taking the page along, and reports it', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const environment = testEnvironment();
    await renderPage({
      environment,
      nodes: [{ id: 'broken', type: 'no-such-widget', props: {} }, words('after', 'Still here')],
    });
    await waitFor(() => expect(screen.getByText('Still here')).toBeTruthy());
    expect(screen.getByText('This section can’t be shown right now. The rest of the page works.')).toBeTruthy();
    expect(environment.reports.map(({ error, context }) => [(error as Error).message, context.split('\n')[0]])).toEqual(
      [['No widget is registered for the type "no-such-widget".', 'widget "no-such-widget", node "broken"']],
    );
    silenced.mockRestore();
  });
});
