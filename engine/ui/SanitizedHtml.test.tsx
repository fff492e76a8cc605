import { screen } from '@testing-library/react';
import createPurify from 'dompurify';
import { expect, it } from 'vitest';
import { hostileAddresses } from '../../tests/fixtures/hostileAddresses';
import { renderInside } from '../../tests/fixtures/renderPage';
import { SanitizedHtml } from './SanitizedHtml';
import { allowedHtml, guardAddresses } from './sanitizer';

const purify = createPurify(window);
guardAddresses(purify);
const clean = (html: string) =>
  purify.sanitize(html, {
    ...allowedHtml,
    ALLOWED_TAGS: [...allowedHtml.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowedHtml.ALLOWED_ATTR],
  });

it.each([
  ['https://elsewhere.example/help', '_blank', 'noopener noreferrer'],
  ['http://elsewhere.example/', '_blank', 'noopener noreferrer'],
  ['/slots', null, null],
  ['#part', null, null],
  ['mailto:help@lucky-harbor.example', null, null],
])('[SITE-6] a link of an operator’s text to %s opens in %s', (href, target, rel) => {
  document.body.innerHTML = clean(`<a href="${href}">Read</a>`);
  const link = document.querySelector('a');
  expect([link?.getAttribute('href'), link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
    href,
    target,
    rel,
  ]);
});

it.each(hostileAddresses)('[SITE-6] a link of an operator’s text never leads to %j', (href) => {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  document.body.innerHTML = clean(link.outerHTML);
  expect(document.querySelector('a')?.hasAttribute('href') ?? false).toBe(false);
});

it('[SITE-6] says of a link that leads out that it opens beside the page', async () => {
  await renderInside(
    <SanitizedHtml html='<p><a href="https://elsewhere.example/">Out</a> <a href="/slots">In</a></p>' />,
  );
  const out = await screen.findByRole('link', { name: 'Out' });
  await expect.poll(() => out.title).toBe('Opens in a new tab');
  expect(screen.getByRole('link', { name: 'In' }).title).toBe('');
});
