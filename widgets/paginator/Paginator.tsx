import {
  contentRequest,
  Paginator as Pages,
  pageIn,
  useContent,
  useQuery,
  useRoute,
  type WidgetProps,
} from '../../engine';
import type { PaginatorProps } from '../../schemas/generated/widgets';

/**
 * The pages of a list, as buttons or links in the page's language (PAGER-1, PAGER-2, PAGER-3). The page is what the
 * address says: whole and from 1, anything else that someone types there counts as the first. Nothing stands there
 * while nobody knows how long the list is.
 */
export function Paginator({
  total,
  list,
  itemsPerPage,
  maxPagesShown,
  type,
  linkUrl,
  query: name,
}: WidgetProps<PaginatorProps>) {
  const query = useQuery();
  const { setQuery, locale } = useRoute();
  const page = pageIn(query, name);
  const { value } = useContent(list === undefined ? null : contentRequest(list, { page, pageSize: itemsPerPage }));
  // A platform may give fewer a page than are asked for.
  const perPage = value && value.pageSize > 0 ? value.pageSize : itemsPerPage;
  const range = { total: total ?? value?.total ?? 0, page, itemsPerPage: perPage, maxPagesShown };
  if (type === 'link')
    return <Pages {...range} linkUrl={`${locale.prefix === '' ? '' : `/${locale.prefix}`}${linkUrl ?? ''}`} />;
  return <Pages {...range} onPage={(next) => setQuery({ [name]: next === 1 ? undefined : String(next) })} />;
}
