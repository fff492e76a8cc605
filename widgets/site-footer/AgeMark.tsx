import { useMessages } from '../../engine';

/** The age from which players may play, as a mark; nothing where the site says none. */
export function AgeMark({ mark, className }: { readonly mark: string; readonly className: string }) {
  const message = useMessages();
  if (mark === '') return null;
  return (
    <span className={className} role="img" aria-label={message('siteFooter.age', { age: Number.parseInt(mark, 10) })}>
      {mark}
    </span>
  );
}
