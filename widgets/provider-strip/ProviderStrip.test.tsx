import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInside } from '../../tests/fixtures/renderPage';
import { ProviderLinks } from './ProviderLinks';

afterEach(cleanup);

it('[CAT-5] leads from a studio to its games by its code, whatever it is called', async () => {
  const providers = [{ code: 'TIDEWELL', name: 'Tidewell Games', mark: '/marks/tidewell.svg', games: 12 }];
  const styles = { list: 'list', link: 'link' };
  await renderInside(<ProviderLinks title="Studios" providers={providers} part="studios" styles={styles} />);
  expect(screen.getByRole('link', { name: 'Tidewell Games' }).getAttribute('href')).toBe('/slots?provider=TIDEWELL');
});
