import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInside } from '../../tests/fixtures/renderPage';
import type { CompiledSite } from '../config/compiled';
import { Logo } from './Logo';

afterEach(cleanup);

const [primary, compact, footer] = ['/brand/logo.svg', '/brand/mark.svg', '/brand/foot.svg'];
const words = 'Test Site';

it.each<[string, 'primary' | 'compact' | 'footer', CompiledSite['logos'], string | undefined, string]>([
  ['a header has its picture', 'primary', { primary, compact, footer }, primary, ''],
  ['a mark stands beside the name', 'compact', { primary, compact, footer }, compact, words],
  ['without a mark the picture of the name stands for both', 'compact', { primary }, primary, ''],
  ['without a picture of the name the mark stands beside it', 'primary', { compact }, compact, words],
  ['a foot has the header’s picture where it has none of its own', 'footer', { primary, compact }, primary, ''],
  ['a foot has mark and name where there is only a mark', 'footer', { compact }, compact, words],
  ['without any picture the name stands alone', 'footer', {}, undefined, words],
])('[SITE-2] %s', async (_, form, logos, src, text) => {
  const { container } = await renderInside(<Logo form={form} />, { site: { name: words, logos } });
  const link = container.querySelector('[data-part="logo"]');
  expect([link?.querySelector('img')?.getAttribute('src'), link?.textContent]).toEqual([src, text]);
});

it('[SITE-2] words of the logo stand where the name would', async () => {
  const { container } = await renderInside(<Logo form="compact" />, {
    site: { name: words, logoText: 'TEST', logos: { compact } },
  });
  const link = container.querySelector('[data-part="logo"]');
  expect([link?.textContent, link?.getAttribute('aria-label')]).toEqual(['TEST', 'Test Site: home']);
});
