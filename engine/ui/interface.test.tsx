import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleGames } from '../examples';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { playerEnvironment, quietEnvironment } from '../../tests/fixtures/player';
import { renderInside } from '../../tests/fixtures/renderPage';
import { Button, ButtonLink } from './Button';
import { FavouriteButton } from './FavouriteButton';
import { Field } from './Field';
import { Logo } from './Logo';
import { PlayLink } from '../games/PlayLink';
import { SectionHeading } from './SectionHeading';

afterEach(cleanup);

const site = lobbySite();
const environment = quietEnvironment();
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('Button', () => {
  it('does what it says, and sends no form by itself', async () => {
    const handleClick = vi.fn();
    await renderInside(<Button onClick={handleClick}>Save</Button>, { environment });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    button.click();
    expect([button.type, handleClick.mock.calls.length, button.getAttribute('aria-busy')]).toEqual(['button', 1, null]);
  });

  it('ignores presses while it is busy, and says so', async () => {
    const handleClick = vi.fn();
    await renderInside(
      <Button isBusy onClick={handleClick}>
        Saving
      </Button>,
      { environment },
    );
    const button = screen.getByRole('button', { name: 'Saving' });
    button.click();
    expect([button.getAttribute('aria-busy'), handleClick.mock.calls.length]).toEqual(['true', 0]);
  });

  it('as a link keeps the query that it was given', async () => {
    await renderInside(
      <ButtonLink route="slots" query={{ provider: 'ROOK', search: undefined }}>
        Rook
      </ButtonLink>,
      { environment, site },
    );
    expect(address('Rook')).toBe('/slots?provider=ROOK');
  });
});

describe('Field', () => {
  it('is found by its label and described by its hint', async () => {
    await renderInside(<Field label="Phone" hint="Digits only" defaultValue="0917" />, { environment });
    const field = screen.getByLabelText<HTMLInputElement>('Phone');
    expect([
      field.value,
      field.getAttribute('aria-invalid'),
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['0917', null, 'Digits only']);
  });

  it('tells what is wrong in place of the hint, and keeps the value', async () => {
    await renderInside(<Field label="Phone" hint="Digits only" error="Enter digits." defaultValue="09x" />, {
      environment,
    });
    const field = screen.getByLabelText<HTMLInputElement>('Phone');
    expect([
      field.value,
      field.getAttribute('aria-invalid'),
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['09x', 'true', 'Enter digits.']);
  });
});

describe('FavouriteButton', () => {
  it('[CAT-8] asks a guest to sign in first, and to come back', async () => {
    await renderInside(<FavouriteButton game={sampleGames[0]} />, { environment, site, address: '/?page=2' });
    await act(async () => {
      screen.getByRole('button', { name: 'Favourite: Lucky Koi' }).click();
      await Promise.resolve();
    });
    expect(window.location.pathname + window.location.search).toBe('/login?next=%2F%3Fpage%3D2');
  });

  it('[CAT-8] is on for a player’s favourite and off after a press', async () => {
    await renderInside(<FavouriteButton game={sampleGames[0]} />, {
      environment: playerEnvironment({ favourites: [sampleGames[0]] }),
      site,
    });
    const heart = await screen.findByRole('button', { name: 'Favourite: Lucky Koi', pressed: true });
    act(() => heart.click());
    expect(heart.getAttribute('aria-pressed')).toBe('false');
  });

  it('[CAT-8] [ERR-3] takes a press back that was refused, and tells the player why', async () => {
    const player = playerEnvironment();
    const refusing = {
      ...player,
      fetch: (url: string, init: RequestInit) =>
        url === '/api/home/fav_add'
          ? Promise.resolve(jsonResponse({ statusCode: 404, statusMessage: 'gameUnknown' }))
          : player.fetch(url, init),
    };
    await renderInside(<FavouriteButton game={sampleGames[0]} />, { environment: refusing, site });
    const heart = screen.getByRole('button', { name: 'Favourite: Lucky Koi' });
    act(() => heart.click());
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
    expect(
      (await screen.findByText('This game is no longer available. Please choose another.')).closest(
        '[data-part="toast-error"]',
      ),
    ).not.toBeNull();
  });
});

describe('PlayLink', () => {
  it.each([
    ['the segment of its category', sampleGames[0], '/playnow?category=slots&provider=TIDEWELL&game=lucky-koi'],
    [
      'the segment where it differs from the route',
      sampleGames[3],
      '/playnow?category=livecasino&provider=QUARTO&game=harbor-21',
    ],
    ['no category that the site does not have', sampleGames[5], '/playnow?provider=ROOK&game=no-facts'],
    ['no category for hot', { ...sampleGames[0], type: 'hot' }, '/playnow?provider=TIDEWELL&game=lucky-koi'],
    [
      'codes as they are',
      { ...sampleGames[0], gameCode: 'a b&c/ä' },
      '/playnow?category=slots&provider=TIDEWELL&game=a+b%26c%2F%C3%A4',
    ],
  ])('[CAT-1, CAT-7] names %s', async (_, game, href) => {
    await renderInside(<PlayLink game={game}>Play</PlayLink>, { environment, site });
    expect(address('Play')).toBe(href);
  });
});

describe('SectionHeading', () => {
  it('names what it leads to, for those who hear links alone', async () => {
    await renderInside(<SectionHeading title="New" note="This week" count={1284} seeAll="slots" level={3} />, {
      environment,
      site,
    });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('New');
    expect([
      address('See all: New'),
      screen.getByText('1,284 games').tagName,
      screen.getByText('This week').tagName,
    ]).toEqual(['/slots', 'SPAN', 'SPAN']);
  });

  it('counts one game as one', async () => {
    await renderInside(<SectionHeading title="New" count={1} />, { environment });
    expect(screen.getByText('1 game').tagName).toBe('SPAN');
  });
});

describe('Logo', () => {
  it.each([
    ['a wordmark of the name without a logo', {}, 'primary', 'Test Site', []],
    ['the logo alone', { primary: '/logo.svg' }, 'primary', '', ['/logo.svg']],
    ['the mark beside the name', { compact: '/mark.svg' }, 'compact', 'Test Site', ['/mark.svg']],
    ['a wordmark in a small place without any', {}, 'compact', 'Test Site', []],
  ] as const)('[SITE-1] shows %s, and leads home', async (_, logos, form, words, pictures) => {
    const { container } = await renderInside(<Logo form={form} />, { environment, site: { logos } });
    const link = screen.getByRole('link', { name: 'Test Site: home' });
    expect([
      link.getAttribute('href'),
      link.textContent,
      [...container.querySelectorAll('main img')].map((picture) => picture.getAttribute('src')),
    ]).toEqual(['/', words, [...pictures]]);
  });

  it('[SITE-3] follows the name that start-up tells', async () => {
    const answering = testEnvironment({
      fetch: (url) =>
        url === '/api/startup'
          ? Promise.resolve(jsonResponse({ maintenance: { is_maintenance: false }, site: { site_name: 'New Name' } }))
          : new Promise(() => undefined),
    });
    await renderInside(<Logo />, { environment: answering });
    expect(await screen.findByRole('link', { name: 'New Name: home' })).toBe(screen.getByText('New Name').closest('a'));
  });

  it('opens the home page by a press', async () => {
    await renderInside(<Logo />, { environment, address: '/?search=koi' });
    fireEvent.click(screen.getByRole('link', { name: 'Test Site: home' }));
    expect(window.location.pathname + window.location.search).toBe('/');
  });
});
