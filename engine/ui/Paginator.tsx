import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../context/useText';
import { Icon } from './Icon';
import * as styles from './Paginator.css';
import { isSpare, pageAddress, pageWindow } from './pages';

interface Shared {
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly itemsPerPage?: number;
  readonly maxPagesShown?: number;
}

/** Buttons that call back, or links to addresses with `[page]` in them, which may call back as well (PAGER-2). */
export type PaginatorProps = Shared &
  (
    | { readonly onPage: (page: number) => void; readonly linkUrl?: undefined }
    | { readonly linkUrl: string; readonly onPage?: ((page: number) => void) | undefined }
  );

/**
 * Pages of a list: neighbours, jumps of half a window, first and last (PAGER-1, PAGER-3); on phones in one line, with
 * fewer neighbours.
 */
export function Paginator({ onPage, linkUrl, ...range }: PaginatorProps) {
  const message = useMessages();
  const known = pageWindow(range);
  const { pages, current, shown, jump } = known;
  if (pages === 1) return null;
  const step = (page: number, label: string, content: ReactNode, isCurrent = false, isExtra = false) => {
    const isOut = page < 1 || page > pages;
    const attributes = {
      className: styles.page,
      'aria-label': label,
      // Disabled for good, the step to the last page would take the focus along. A link leads to another place.
      ...(isOut ? { 'aria-disabled': true } : {}),
      ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
    };
    return (
      <li key={label} className={isExtra ? styles.spare : styles.item}>
        {linkUrl === undefined ? (
          <button type="button" {...attributes} onClick={() => isOut || onPage(page)}>
            {content}
          </button>
        ) : isOut ? (
          <span className={styles.page} aria-hidden="true">
            {content}
          </span>
        ) : (
          <Link to={pageAddress(linkUrl, page)} {...attributes} preventScrollReset onClick={() => onPage?.(page)}>
            {content}
          </Link>
        )}
      </li>
    );
  };
  const [first = 1] = shown;
  const last = shown.at(-1) ?? 1;
  return (
    <nav className={styles.pages} aria-label={message('paginator.label')} data-part="paginator">
      <ul className={styles.list} role="list">
        {step(current - 1, message('paginator.previous'), <Icon name="chevron-left" />)}
        {first > 1 ? step(1, message('paginator.page', { page: 1 }), '1') : null}
        {first > 2 ? step(Math.max(1, current - jump), message('paginator.back', { count: jump }), '…') : null}
        {shown.map((page) =>
          step(page, message('paginator.page', { page }), String(page), page === current, isSpare(known, page)),
        )}
        {last < pages - 1
          ? step(Math.min(pages, current + jump), message('paginator.ahead', { count: jump }), '…')
          : null}
        {last < pages ? step(pages, message('paginator.page', { page: pages }), String(pages)) : null}
        {step(current + 1, message('paginator.next'), <Icon name="chevron-right" />)}
      </ul>
    </nav>
  );
}
