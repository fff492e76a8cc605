import { useCallback } from 'react';
import { useApplication } from './ApplicationContext';
import { csvOf, saveText } from './csv';

/** Hands rows to the browser's downloads as a CSV file. */
export function useCsv(): (name: string, rows: readonly (readonly string[])[]) => void {
  const { environment } = useApplication();
  return useCallback((name, rows) => saveText(environment, name, 'text/csv;charset=utf-8', csvOf(rows)), [environment]);
}
