import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import {
  Button,
  ButtonLink,
  CopyButton,
  GamePicture,
  Icon,
  useMessages,
  useMoments,
  useStores,
  type Promotion,
} from '../../engine';
import { OfferTime } from './OfferTime';
import { phaseOf } from './phase';
import * as styles from './OfferDetail.css';

/** An offer in full: picture, times in the player's zone, its code to copy, and the way on. */
export const OfferDetail = observer(function OfferDetail({
  offer,
  now,
  routes,
  onBack,
}: {
  readonly offer: Promotion;
  readonly now: number | null;
  readonly routes: { readonly player: string; readonly guest: string };
  readonly onBack: () => void;
}) {
  const message = useMessages();
  const { moment } = useMoments();
  const { session } = useStores();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { kicker, title, text, figure, code, startsAt, endsAt } = offer;
  const times = [
    ...(startsAt === undefined ? [] : [{ name: 'promotionList.starts', at: startsAt }]),
    ...(endsAt ? [{ name: 'promotionList.ends', at: endsAt }] : []),
  ];
  const isOver = phaseOf(offer, now) === 'over';
  return (
    <article className={styles.offer} aria-labelledby="offer-title" data-part="offer-detail">
      <Button kind="quiet" size="compact" className={styles.back} onClick={onBack}>
        <Icon name="arrow-left" /> {message('promotionList.back')}
      </Button>
      <div className={styles.frame}>
        <div className={styles.picture}>
          <GamePicture
            game={{ name: offer.title, image: offer.image }}
            shape="landscape"
            className={styles.image}
            isEager
          />
          {figure ? <strong className={styles.figure}>{figure}</strong> : null}
        </div>
        <div className={styles.words}>
          {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
          <h2 id="offer-title" ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <OfferTime offer={offer} now={now} />
          <p className={styles.text}>{text}</p>
          <dl className={styles.facts}>
            {times.map(({ name, at }) => (
              <div key={name}>
                <dt className={styles.name}>{message(name)}</dt>
                <dd className={styles.value}>{now === null ? '' : <time dateTime={at}>{moment(at)}</time>}</dd>
              </div>
            ))}
            {code === undefined ? null : (
              <div>
                <dt className={styles.name}>{message('promotionList.codeName')}</dt>
                <dd className={styles.code}>
                  {code} <CopyButton text={code} label={code} />
                </dd>
              </div>
            )}
          </dl>
          {isOver ? (
            <p className={styles.name}>{message('promotionList.overText')}</p>
          ) : (
            <div className={styles.ways}>
              <ButtonLink route={session.isAuthenticated ? routes.player : routes.guest} kind="primary">
                {message(session.isAuthenticated ? 'session.deposit' : 'session.join')}
              </ButtonLink>
              <ButtonLink route="term-condition" kind="quiet">
                {message('promotionList.terms')}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
    </article>
  );
});
