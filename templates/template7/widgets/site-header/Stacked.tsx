import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Logo, RouteLink, useFormat, useMessages, useNow, useRoute, useStores } from '../../../../engine';
import { Masthead } from './inner/Masthead';
import { useIsAbove } from './inner/useIsAbove';
import type { SiteHeaderFormProps } from '../../../../widgets/site-header/variants';
import * as styles from './Stacked.css';

const dayMs = 86_400_000;

/**
 * A head in storeys: a line of small print, the name as wide as its column between two boxes, the date, the categories,
 * the news. Only the categories stay when the page scrolls, with a small wordmark. On the home page the name is its
 * heading.
 */
export const Stacked = observer(function Stacked({ node, tagline, details }: SiteHeaderFormProps) {
  const { site } = useStores().site;
  const { name: routeName } = useRoute();
  const { date, number } = useFormat();
  const message = useMessages();
  const now = useNow(60_000);
  const dateLine = useRef<HTMLDivElement>(null);
  const hasScrolled = useIsAbove(dateLine);
  const [printed, place] = details;
  const Heading = routeName === 'home' ? 'h1' : 'p';
  return (
    <>
      <div className={styles.utility} data-part="utility">
        <div className={styles.start}>
          {node.slot('start')}
          <span className={styles.issue}>
            {now === null ? '' : message('siteHeader.issue', { number: number(Math.floor(now / dayMs)) })}
          </span>
          {tagline ? <strong className={styles.detail}>{tagline}</strong> : null}
          {printed ? <span className={styles.detail}>{printed}</span> : null}
        </div>
        <div className={styles.end}>
          {node.slot('search')}
          {node.slot('language')}
          {node.slot('end')}
        </div>
      </div>
      <div className={styles.head}>
        <div className={styles.ear}>{node.slot('ear')}</div>
        <Heading className={styles.title}>
          {site.logos.primary ? (
            <Logo className={styles.brand} />
          ) : (
            <RouteLink route="home" className={styles.brand}>
              <Masthead name={site.logoText ?? site.name} />
            </RouteLink>
          )}
        </Heading>
        <div className={styles.ear}>{node.slot('session')}</div>
      </div>
      <div className={styles.date} ref={dateLine} data-part="date-line">
        <span className={styles.place}>{place}</span>
        {now === null ? (
          <span className={styles.today} />
        ) : (
          <time className={styles.today} dateTime={new Date(now).toISOString().slice(0, 10)}>
            {date(now)}
          </time>
        )}
        <span className={styles.facts}>{node.slot('facts')}</span>
      </div>
      <div className={styles.line} data-scrolled={hasScrolled} data-part="category-line">
        <div className={styles.lineInner}>
          <RouteLink route="home" className={styles.wordmark}>
            {site.logoText ?? site.name}
          </RouteLink>
          <div className={styles.categories}>{node.slot('categories')}</div>
        </div>
      </div>
      <div className={styles.news}>{node.slot('line')}</div>
    </>
  );
});
