import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quietEnvironment } from '../../tests/fixtures/player';
import { renderInside } from '../../tests/fixtures/renderPage';
import { Paginator } from './Paginator';

afterEach(cleanup);

const environment = quietEnvironment();
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('Paginator', () => {
  const names = () =>
    screen
      .getAllByRole('listitem')
      .map((item) => item.firstElementChild?.getAttribute('aria-label') ?? item.textContent);

  it.each([
    [
      'the start',
      1,
      ['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5', 'Forward 3 pages', 'Page 12', 'Next page'],
    ],
    [
      'the middle',
      6,
      [
        'Previous page',
        'Page 1',
        'Back 3 pages',
        'Page 4',
        'Page 5',
        'Page 6',
        'Page 7',
        'Page 8',
        'Forward 3 pages',
        'Page 12',
        'Next page',
      ],
    ],
    [
      'the end',
      12,
      ['Previous page', 'Page 1', 'Back 3 pages', 'Page 8', 'Page 9', 'Page 10', 'Page 11', 'Page 12', 'Next page'],
    ],
  ])('[PAGER-1, PAGER-3] offers neighbours, jumps and ends at %s', async (_, page, expected) => {
    await renderInside(<Paginator total={120} page={page} onPage={() => undefined} />, { environment });
    expect(names()).toEqual(expected);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe(String(page));
  });

  it.each([
    ['Next page', 7],
    ['Previous page', 5],
    ['Forward 3 pages', 9],
    ['Back 3 pages', 3],
    ['Page 1', 1],
    ['Page 12', 12],
    ['Page 8', 8],
  ])('[PAGER-3] %s leads from page 6 to page %i', async (name, page) => {
    const handlePage = vi.fn();
    await renderInside(<Paginator total={120} page={6} onPage={handlePage} />, { environment });
    screen.getByRole('button', { name }).click();
    expect(handlePage.mock.calls).toEqual([[page]]);
  });

  it('[PAGER-2] writes the page into a linkUrl, with nothing to press beyond the ends', async () => {
    await renderInside(<Paginator total={30} page={1} linkUrl="/slots?page=[page]" />, { environment });
    expect([address('Page 2'), address('Next page')]).toEqual(['/slots?page=2', '/slots?page=2']);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  });

  it('[PAGER-3] each number that can be seen is in its name, so that it can be spoken', async () => {
    await renderInside(<Paginator total={120} page={6} onPage={() => undefined} />, { environment });
    const numbers = screen.getAllByRole('button').filter(({ textContent }) => /\d/.test(textContent));
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '4', '5', '6', '7', '8', '12']);
    for (const button of numbers)
      expect(button.getAttribute('aria-label')).toMatch(new RegExp(`\\b${button.textContent}$`));
  });

  it('shows nothing when everything fits on one page', async () => {
    await renderInside(<Paginator total={10} page={1} onPage={() => undefined} />, { environment });
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
});
