import { RouteLink, type MarqueeItem } from '../../engine';

/** A notice with its lead, as a link where it leads somewhere. */
export function Notice({
  item: { lead, text, route },
  className,
}: {
  readonly item: MarqueeItem;
  readonly className: string;
}) {
  const words = (
    <>
      {lead ? <b>{lead} </b> : null}
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
