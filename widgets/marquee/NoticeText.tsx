import type { ReactNode } from 'react';
import { RouteLink, type MarqueeItem } from '../../engine';

interface NoticeTextProps {
  readonly item: MarqueeItem;
  /** Of the link. */
  readonly className: string;
  /** Of the lead. */
  readonly leadClassName?: string;
  /** What to say of the notice instead of its lead and its text. */
  readonly children?: ReactNode;
}

/** The words of a notice, as a link where it leads somewhere. */
export function NoticeText({ item: { lead, text, route }, className, leadClassName, children }: NoticeTextProps) {
  const words = children ?? (
    <>
      {lead ? <b className={leadClassName}>{lead} </b> : null}
      <span>{text}</span>
    </>
  );
  return route ? (
    <RouteLink route={route} className={className}>
      {words}
    </RouteLink>
  ) : (
    words
  );
}
