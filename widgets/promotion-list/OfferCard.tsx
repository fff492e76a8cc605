import { GamePicture, RouteLink, useMessages, type Promotion } from '../../engine';
import type { PromotionListProps } from '../../schemas/generated/widgets';
import { OfferTime } from './OfferTime';
import * as styles from './PromotionList.css';

/** An offer in short; the whole card opens it. */
export function OfferCard({
  offer,
  now,
  look,
}: {
  readonly offer: Promotion;
  readonly now: number | null;
  readonly look: PromotionListProps['card'];
}) {
  const message = useMessages();
  const { id, kicker, title, text, figure } = offer;
  return (
    <article className={styles.cards[look]} data-part="offer-card">
      <div className={styles.picture}>
        <GamePicture game={{ name: offer.title, image: offer.image }} shape="landscape" className={styles.image} />
        {figure ? <strong className={styles.figure}>{figure}</strong> : null}
      </div>
      <div className={styles.words}>
        {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
        <h2 className={styles.title}>
          <RouteLink route="promotions" query={{ offer: id }} className={styles.link}>
            {title}
          </RouteLink>
        </h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.foot}>
          <OfferTime offer={offer} now={now} />
          <span className={styles.more} aria-hidden="true">
            {message('promotionList.more')}
          </span>
        </p>
      </div>
    </article>
  );
}
