import { useEffect, useRef } from 'react';
import { Button, Icon, Picture, SanitizedHtml, useMessages, useMoments, useNow, type NewsItem } from '../../engine';
import * as styles from './NewsList.css';

/** A piece of news in full; the operator's text is sanitised (SITE-6). */
export function NewsArticle({
  item: { title, html, image, at },
  onBack,
}: {
  readonly item: NewsItem;
  readonly onBack: () => void;
}) {
  const message = useMessages();
  const { moment } = useMoments();
  const now = useNow(60_000);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article className={styles.article} aria-labelledby="news-title" data-part="news-article">
      <Button kind="quiet" size="compact" className={styles.back} onClick={onBack}>
        <Icon name="arrow-left" /> {message('newsList.back')}
      </Button>
      <Picture src={image} alt="" width={660} height={406} className={styles.banner} isEager />
      <time className={styles.time} dateTime={at}>
        {now === null ? '\u00a0' : moment(at)}
      </time>
      <h2 id="news-title" ref={heading} tabIndex={-1} className={styles.headline}>
        {title}
      </h2>
      <SanitizedHtml html={html} className={styles.body} />
    </article>
  );
}
