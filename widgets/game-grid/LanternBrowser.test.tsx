import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { gameCalls, here, openGrid, patient, press, startSandbox, status } from '../../tests/fixtures/gridPage';

startSandbox();

const labels = ['hot', 'popular', 'new', 'demo'] as const;
const open = (address: string) =>
  openGrid(
    {
      title: { EN: 'Games tonight' },
      source: { list: 'hot' },
      arrangement: 'grid',
      card: 'admission',
      lead: true,
      controls: ['sort'],
      facets: ['provider'],
      browser: 'lantern-browser',
      late: true,
      lists: labels.map((list) => ({ list, label: { EN: list } })),
    },
    address,
  );
const lantern = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) }, patient);
const lit = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.dataset['list']);

describe('lists that hang as lanterns', () => {
  it('come from the address, and a press on another one is an address of its own', async () => {
    await open('/slots?list=new&sort=name');
    await lantern('new');
    expect(lit()).toEqual(['new']);
    await press(await lantern('popular'));
    expect([lit(), here()]).toEqual([['popular'], '/slots?list=popular']);
    await press(await lantern('hot'));
    expect([lit(), here()]).toEqual([['hot'], '/slots']);
  });

  it('say how many games each of them has', async () => {
    await open('/slots?list=new');
    for (const label of labels)
      expect(await screen.findByRole('tab', { name: new RegExp(`^${label} [\\d,]+ games?$`) }, patient)).toBeTruthy();
    await status(/^[\d,]+ games? found$/);
    expect(gameCalls().some(({ body }) => JSON.stringify(body).includes('"new"'))).toBe(true);
  });

  it('are one stop for the keyboard, with arrows between them', async () => {
    await open('/slots?list=new');
    (await lantern('new')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(
      () => expect([lit(), document.activeElement?.id.endsWith('-popular')]).toEqual([['popular'], true]),
      patient,
    );
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(lit()).toEqual(['demo']), patient);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(lit()).toEqual(['hot']), patient);
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('forget a list that the address makes up', async () => {
    await open('/slots?list=everything');
    await lantern('hot');
    expect(lit()).toEqual(['hot']);
  });
});

describe('lists that stand as words', () => {
  it('change the games below them, and the address', async () => {
    await openGrid(
      {
        title: { EN: 'The wall' },
        source: { list: 'hot' },
        arrangement: 'poster-wall',
        card: 'placard',
        controls: [],
        facets: [],
        paging: 'none',
        browser: 'words-browser',
        late: true,
        lists: labels.map((list) => ({ list, label: { EN: list } })),
      },
      '/slots?list=new',
    );
    await lantern('new');
    await press(await lantern('popular'));
    expect([lit(), here()]).toEqual([['popular'], '/slots?list=popular']);
    expect(await screen.findByRole('tab', { name: /^new [\d,]+$/ }, patient)).toBeTruthy();
  });
});
