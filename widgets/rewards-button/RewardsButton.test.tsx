import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { siteAfter } from '../../tests/fixtures/editedSite';
import { playerEnvironment, quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const file = 'site-configs/platform/rewards.json';
interface Table {
  guest: unknown;
  templates: Record<string, unknown>;
}

/** Shows the button on a shipped site, after an operator has edited the table of rewards. */
function show(domain: string, edit: (table: Table) => void = () => undefined, environment = quietEnvironment()) {
  const edits = (text: string) => {
    const table = JSON.parse(text) as Table;
    edit(table);
    return JSON.stringify(table);
  };
  const { rewards, routes, modals } = siteAfter(domain, { [file]: edits });
  return renderPage({ nodes: [node('rewards-button', {})], site: { rewards, routes, modals }, environment });
}

const way = () => screen.getByRole('link', { name: 'Rewards' }).getAttribute('href');

describe('RewardsButton', () => {
  it.each([
    ['lucky-harbor.example', '?next=%2Fminigame#loginmodal'],
    ['fiesta-bola.example', '/login?next=%2Fminigame'],
    ['daily-draw.example', '/login?next=%2Fminigame'],
  ])('[SHELL-1] leads a guest of %s to %s', async (domain, href) => {
    await show(domain);
    expect(way()).toBe(href);
  });

  it('[SHELL-1] [CARD-1] opens the modal on template7 after a row was added to the table, and goes to /login on template4 without its row', async () => {
    await show(
      'daily-draw.example',
      ({ templates }) => (templates['template7'] = { kind: 'modal', modal: 'modal-signin' }),
    );
    expect(way()).toBe('?next=%2Fminigame#modal-signin');
    cleanup();
    await show('lucky-harbor.example', ({ templates }) => delete templates['template4']);
    expect(way()).toBe('/login?next=%2Fminigame');
  });

  it('[SHELL-1] [CARD-1] leads all others where the table says', async () => {
    await show('daily-draw.example', (table) => (table.guest = { kind: 'page', route: 'register' }));
    expect(way()).toBe('/register?next=%2Fminigame');
  });

  it('[SHELL-1] opens the minigame in a new tab for a player', async () => {
    await show('lucky-harbor.example', undefined, playerEnvironment());
    const link = await screen.findByRole('link', { name: 'Rewards, opens in a new tab' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/minigame',
      '_blank',
      'noopener',
    ]);
  });

  it('[SHELL-1] stays closed for the session', async () => {
    const environment = quietEnvironment();
    await show('lucky-harbor.example', undefined, environment);
    act(() => screen.getByRole('button', { name: 'Close rewards' }).click());
    expect(screen.queryByRole('link', { name: 'Rewards' })).toBeNull();
    cleanup();
    await show('lucky-harbor.example', undefined, environment);
    expect(screen.queryByRole('link', { name: 'Rewards' })).toBeNull();
  });

  it('[SHELL-1] closed, gives the focus to the next control of the shell, else to the content of the page', async () => {
    const press = () => {
      const close = screen.getByRole('button', { name: 'Close rewards' });
      act(() => close.focus());
      act(() => close.click());
    };
    const { rewards, routes, modals } = siteAfter('lucky-harbor.example', {});
    const shell = [node('rewards-button', {}), node('partners-button', {})];
    const site = { rewards, routes, modals, shell };
    const { container } = await renderPage({ nodes: [], site, environment: quietEnvironment() });
    await screen.findByRole('button', { name: 'Close rewards' });
    press();
    expect(container.querySelector('[data-part=partners-button]')?.contains(document.activeElement)).toBe(true);
    cleanup();
    await show('lucky-harbor.example');
    press();
    expect(document.activeElement?.id).toBe('main');
  });
});
