import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInside } from '../../tests/fixtures/renderPage';
import { useRecordsDownload, type RecordsToSave } from './useRecordsDownload';

afterEach(cleanup);

const total = 120;

/** A list of 120 records, of which its platform gives so many a page. */
function recordsOf(given: number, asked: number[]): RecordsToSave<number> {
  return {
    name: 'records',
    head: ['Number'],
    lineOf: (row) => [String(row)],
    keyOf: String,
    ask: (_, { page }) => {
      asked.push(page);
      const items = Array.from({ length: total }, (__, row) => row).slice((page - 1) * given, page * given);
      return Promise.resolve({ ok: true, value: { items, total, page, pageSize: given } });
    },
  };
}

function Download({ records }: { readonly records: RecordsToSave<number> }) {
  const { save } = useRecordsDownload(records);
  return <button onClick={() => void save()}>Download</button>;
}

it.each([
  [100, [1, 2]],
  [50, [1, 2, 3]],
])('[CALL-X] saves all of 120 records, of which the platform gives %i a page', async (given, pages) => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const asked: number[] = [];
  await renderInside(<Download records={recordsOf(given, asked)} />);
  act(() => screen.getByRole('button', { name: 'Download' }).click());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual(pages);
  expect((await saved[0]?.text())?.trim().split('\n')).toHaveLength(total + 1);
});
