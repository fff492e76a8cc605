import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useHeadingAnchors } from './useHeadingAnchors';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  [
    'राउन्ड बीचमै रोकियो भने',
    '#s-%E0%A4%B0%E0%A4%BE%E0%A4%89%E0%A4%A8%E0%A5%8D%E0%A4%A1-%E0%A4%AC%E0%A5%80%E0%A4%9A%E0%A4%AE%E0%A5%88-%E0%A4%B0%E0%A5%8B%E0%A4%95%E0%A4%BF%E0%A4%AF%E0%A5%8B-%E0%A4%AD%E0%A4%A8%E0%A5%87',
  ],
  ['提款 多久', encodeURI('#s-提款-多久')],
  ['¿Cuánto tarda?', encodeURI('#s-cuánto-tarda')],
  ['Limits', '#s-limits'],
])('[SITE-6] an address of the heading "%s" brings it into view, as browsers write it', (words, hash) => {
  const root = document.createElement('div');
  root.innerHTML = '<h2>Another</h2><h2></h2>';
  const heading = root.querySelectorAll('h2')[1] ?? expect.unreachable();
  heading.textContent = words;
  const seen = vi.fn();
  for (const each of root.querySelectorAll('h2')) each.scrollIntoView = () => void seen(each.textContent);
  window.history.replaceState(null, '', `/faqs${hash}`);
  renderHook(() => useHeadingAnchors({ current: root }, root.innerHTML));
  expect(seen.mock.calls).toEqual([[words]]);
});

it('[SITE-6] a fragment that is no text names no heading', () => {
  const root = document.createElement('div');
  root.innerHTML = '<h2>Limits</h2>';
  window.history.replaceState(null, '', '/faqs#s-%ff');
  expect(() => renderHook(() => useHeadingAnchors({ current: root }, root.innerHTML))).not.toThrow();
});
