import { expect, it } from 'vitest';
import { unknownHostPage } from './unknownHost';

it('writes the name of a host as text, whatever it holds', () => {
  const page = unknownHostPage('<script>"a"&b', ['a.example'], 4173);
  expect(page).toContain('No site answers to &lt;script>');
  expect(page).not.toContain('<script>');
  expect(page).toContain('<a href="http://a.example.localhost:4173');
});

it('tells what to do where no site runs', () => {
  expect(unknownHostPage('', [], 4173)).toContain('No site answers to this host');
  expect(unknownHostPage('', [], 4173)).toContain('No site is running.');
});
