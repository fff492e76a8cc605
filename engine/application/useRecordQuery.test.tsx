import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInside } from '../../tests/fixtures/renderPage';
import { useRecordQuery } from './useRecordQuery';

afterEach(cleanup);

function Page() {
  return <p>page {useRecordQuery({}).page}</p>;
}

it.each([
  ['3', 3],
  ['Infinity', 1],
  ['1e400', 1],
  ['1e3', 1],
  ['2.7', 1],
  ['-2', 1],
  ['99999999999999999999', 1],
])('[PAGER-1] ?page=%s of a list of records is page %i', async (text, page) => {
  await renderInside(<Page />, { address: `/?page=${text}` });
  expect(screen.getByText(`page ${page}`)).toBeTruthy();
});
