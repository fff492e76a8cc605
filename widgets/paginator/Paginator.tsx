import { Paginator as Pages, useRoute, type WidgetProps } from '../../engine';
import type { PaginatorProps } from '../../schemas/generated/widgets';

/**
 * The pages of a list, as buttons or links (PAGER-1, PAGER-2, PAGER-3). The page is what the address says: whole and from 1, anything else
 * that someone types there counts as the first.
 */
export function Paginator({ total, itemsPerPage, maxPagesShown, type, linkUrl, query: name }: WidgetProps<PaginatorProps>) {
  const { query, setQuery } = useRoute();
  const page = /^[1-9]\d{0,8}$/.test(query[name] ?? '') ? Number(query[name]) : 1;
  const range = { total, page, itemsPerPage, maxPagesShown };
  if (type === 'link') return <Pages {...range} linkUrl={linkUrl ?? ''} />;
  return <Pages {...range} onPage={(next) => setQuery({ [name]: next === 1 ? undefined : String(next) })} />;
}
