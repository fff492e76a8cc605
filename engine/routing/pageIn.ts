/** The page that an address asks for, from 1: whole and positive, anything else counts as the first (PAGER-1). */
export function pageIn(query: Readonly<Record<string, string | undefined>>, name = 'page'): number {
  const wanted = query[name] ?? '';
  return /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : 1;
}
