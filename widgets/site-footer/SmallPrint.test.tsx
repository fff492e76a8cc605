import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const licence = { number: 'HX-0000-0000', authority: 'Harbor Board' };
const words = { legalName: 'Harbor Ltd', licence: licence.number, authority: licence.authority, ageMark: '18+' };

/** The small print of a site with an operator, with a text of its own for the licence or none. */
async function smallPrint(props: object, licences: readonly object[] = [licence]): Promise<HTMLElement | null> {
  const { container } = await renderPage({
    site: { operator: { words, licences: licences as (typeof licence)[], helplines: [] } },
    nodes: [node('site-footer', { variant: 'compact', groups: [], ...props })],
  });
  return container.querySelector('[data-part=footer-base] p');
}

it('says company and licence whatever the site writes in their place', async () => {
  const print = await smallPrint({ licence: { EN: 'Play for fun.' } });
  expect(print?.textContent).toBe('Play for fun. Test Site is operated by Harbor Ltd. Harbor Board HX-0000-0000');
});

it('says the number where the text about it does not show', async () => {
  expect((await smallPrint({}))?.textContent).toMatch(/Harbor Ltd\. Harbor Board HX-0000-0000$/);
});

it('says nothing twice, and links a licence that has a page', async () => {
  const own = { licence: { EN: 'Harbor Ltd, licence HX-0000-0000 of the Harbor Board.' } };
  expect((await smallPrint(own))?.textContent).toBe('Harbor Ltd, licence HX-0000-0000 of the Harbor Board.');
  cleanup();
  const print = await smallPrint(own, [{ ...licence, url: 'https://board.example/hx' }]);
  expect(print?.querySelector('a')?.textContent).toBe('Harbor Board');
});
