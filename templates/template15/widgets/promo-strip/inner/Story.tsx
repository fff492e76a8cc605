import { useEffect, useRef } from 'react';
import { ButtonLink, Icon, openPopover, Picture, useMessages } from '../../../../../engine';
import * as styles from './Story.css';
import type { Offer } from '../../../../../widgets/promo-strip/variants';

interface StoryProps {
  readonly promotion: Offer;
  readonly index: number;
  readonly count: number;
  /** Shows another story; outside of the row there is none, and the panel closes. */
  readonly onShow: (index: number) => void;
}

/**
 * An offer over the whole column: its picture, its words, the way to it; one press to the next and the one before.
 * It takes the focus when it opens; Escape closes it.
 */
export function Story({ promotion: { title, kicker, text, button, image }, index, count, onShow }: StoryProps) {
  const message = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (panel.current && !openPopover(panel.current)) panel.current.removeAttribute('popover');
    close.current?.focus();
  }, []);
  // A button that ends at an edge keeps the focus.
  const step = (to: number) => {
    if (to >= 0 && to < count) onShow(to);
  };
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={title}
      className={styles.story}
      data-part="story"
      onToggle={(event) => {
        if (event.newState === 'closed') onShow(-1);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onShow(-1);
      }}
    >
      <div className={styles.marks} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <i key={place} className={place <= index ? styles.done : styles.mark} />
        ))}
      </div>
      <button
        ref={close}
        type="button"
        className={styles.close}
        aria-label={message('common.close')}
        onClick={() => onShow(-1)}
      >
        <Icon name="close" size={24} />
      </button>
      <Picture key={image} src={image} alt="" width={480} height={480} isEager className={styles.picture} />
      <div className={styles.words} aria-live="polite">
        {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.step}
          aria-label={message('promoStrip.back')}
          aria-disabled={index === 0}
          onClick={() => step(index - 1)}
        >
          <Icon name="chevron-left" size={22} />
        </button>
        <ButtonLink route="promotions" className={styles.way}>
          {button}
        </ButtonLink>
        <button
          type="button"
          className={styles.step}
          aria-label={message('promoStrip.next')}
          aria-disabled={index + 1 === count}
          onClick={() => step(index + 1)}
        >
          <Icon name="chevron-right" size={22} />
        </button>
      </div>
    </div>
  );
}
