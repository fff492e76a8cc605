import { Suspense, useRef, useState } from 'react';
import { Boundary, isPlainPress, lazyPart, Picture, RouteLink, useMessages } from '../../../../engine';
import './inner/Story.css';
import type { PromoStripFormProps } from '../../../../widgets/promo-strip/variants';
import * as styles from './Stories.css';

const Story = lazyPart(() => import('./inner/Story').then((module) => module.Story));

/**
 * Offers as circles in a row; a press opens the offer's story over the page. Before scripts they lead to the page of
 * offers.
 */
export function Stories({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  const [shown, setShown] = useState(-1);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const promotion = promotions[shown];
  const row = useRef<HTMLUListElement>(null);
  const show = (index: number) => {
    const next = promotions[index];
    // A story that closes gives the focus back to its circle, unless something else has been pressed.
    const focused = document.activeElement;
    if (!next && (focused === document.body || focused?.closest('[data-part=story]')))
      row.current?.children[shown]?.querySelector('a')?.focus();
    setShown(next ? index : -1);
    if (next) setSeen((known) => [...known, next.id]);
  };
  return (
    <section aria-label={title || message('promoStrip.label')} data-part="promo-stories">
      <ul ref={row} className={styles.row} role="list">
        {promotions.map(({ id, image, kicker, title: name, figure }, index) => (
          <li key={id} className={styles.place}>
            <RouteLink
              route="promotions"
              className={styles.story}
              aria-haspopup="dialog"
              data-seen={seen.includes(id) ? '' : undefined}
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                show(index);
              }}
            >
              <span className={styles.ring}>
                <Picture src={image} alt="" width={66} height={66} isEager className={styles.picture} />
                {figure ? <span className={styles.tag}>{figure}</span> : null}
              </span>
              <span className={styles.name}>{kicker ?? name}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
      {promotion ? (
        <Boundary what="story">
          <Suspense>
            <Story promotion={promotion} index={shown} count={promotions.length} onShow={show} />
          </Suspense>
        </Boundary>
      ) : null}
    </section>
  );
}
