import { useState } from 'react';
import type { ApiClient } from '../api/client';
import type { Result } from '../api/result';
import type { HistoryPage } from '../api/walletModels';
import { useApplication } from '../context/ApplicationContext';
import { csvOf, saveText } from './csv';

const pageSize = 100;

/** A list of the player's that can be downloaded as a file. */
export interface RecordsToSave<Row> {
  /** What the file is called, without its ending. */
  readonly name: string;
  readonly head: readonly string[];
  readonly lineOf: (row: Row) => readonly string[];
  readonly keyOf: (row: Row) => string;
  /** Gives a page of it, from 1. */
  readonly ask: (
    api: ApiClient,
    page: { readonly page: number; readonly pageSize: number },
  ) => Promise<Result<HistoryPage<Row>>>;
}

/**
 * Puts all pages of a list into a CSV file for the browser's downloads; where one fails to load there is a notice and
 * no file.
 */
export function useRecordsDownload<Row>(records: RecordsToSave<Row>): {
  readonly isSaving: boolean;
  readonly save: () => Promise<void>;
} {
  const { environment, stores } = useApplication();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const rows = await allOf(stores.api, records);
    setIsSaving(false);
    if (rows === null)
      stores.notices.show({
        tone: 'error',
        title: 'records.saveFailed',
        duration: stores.site.site.timings.errorToastMs,
      });
    else
      saveText(
        environment,
        `${records.name}.csv`,
        'text/csv;charset=utf-8',
        csvOf([records.head, ...rows.map(records.lineOf)]),
      );
  };
  return { isSaving, save };
}

/** Every row, each once, also where a new one moves the pages meanwhile; null as soon as a page fails to load. */
async function allOf<Row>(api: ApiClient, { ask, keyOf }: RecordsToSave<Row>): Promise<readonly Row[] | null> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const result = await ask(api, { page, pageSize });
    if (!result.ok) return null;
    const { items, total, pageSize: given } = result.value;
    for (const row of items) rows.set(keyOf(row), row);
    if (items.length === 0 || page * (given || pageSize) >= total) return [...rows.values()];
  }
}
