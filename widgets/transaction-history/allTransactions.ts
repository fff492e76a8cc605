import type { ApiClient, CallFailure, CallParams, Transaction } from '../../engine';

const pageSize = 100;

/** Every transaction that a filter leaves, page by page; it stops at the first page that cannot be had. */
export async function allTransactions(
  api: ApiClient,
  filter: CallParams<'transactions'>,
): Promise<{ readonly ok: true; readonly value: readonly Transaction[] } | { readonly ok: false; readonly failure: CallFailure }> {
  const rows: Transaction[] = [];
  for (let page = 1; ; page += 1) {
    const result = await api.call('transactions', { ...filter, page, pageSize });
    if (!result.ok) return result;
    rows.push(...result.value.items);
    if (result.value.items.length === 0 || rows.length >= result.value.total) return { ok: true, value: rows };
  }
}
