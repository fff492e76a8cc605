import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { ButtonLink, Icon, isPlainPress, Picture, RouteLink, useMessages } from '../../../../engine';
import { SlideButton } from '../../../../widgets/hero-carousel/SlideControls';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Coverflow.css';

/** A finger that moved less than this many px wanted to press, not to swipe. */
const swipe = 36;

/** A word of more letters is set smaller, so that it does not break. */
const longWord = /\S{9}/;

/**
 * Slides as covers that stand in a row and turn towards the middle one: arrows, a press on a cover, a swipe or the keys
 * left and right bring another to the middle, round in a circle; nothing moves by itself. Only the cover in the middle
 * leads on; the caption below says where, and takes the focus of a cover that was pressed.
 */
export function Coverflow({ node, label, slides }: HeroCarouselFormProps) {
  const message = useMessages();
  const count = slides.length;
  const [chosen, show] = useState(count >> 1);
  const pressed = useRef(0);
  const active = chosen % count;
  const slide = slides[active];
  const flow = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const hasLeft = hadFocus.current && !flow.current?.contains(document.activeElement);
    hadFocus.current = false;
    // The button of the cover that was pressed is gone: the way to its page is next, and the keys go on working.
    if (hasLeft)
      (flow.current?.querySelector<HTMLElement>('[data-part=coverflow-caption] a') ?? flow.current)?.focus({
        preventScroll: true,
      });
  }, [active]);
  if (!slide) return null;
  const turnTo = (index: number) => {
    hadFocus.current = flow.current?.contains(document.activeElement) === true;
    show(index);
  };
  const step = (by: number) => turnTo((active + by + count) % count);
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isPlainPress(event) && (key === 'ArrowLeft' || key === 'ArrowRight')) step(key === 'ArrowLeft' ? -1 : 1);
  };
  const handleUp = ({ clientX }: PointerEvent) => {
    const way = clientX - pressed.current;
    if (Math.abs(way) > swipe) step(way > 0 ? -1 : 1);
  };
  return (
    <section
      className={styles.stage}
      aria-label={label}
      aria-roledescription={message('heroCarousel.carousel')}
      data-part="hero-coverflow"
    >
      <div className={styles.aside} data-part="coverflow-words">
        {node.slot('aside')}
      </div>
      <div
        ref={flow}
        tabIndex={-1}
        className={styles.flow}
        onKeyDown={handleKeyDown}
        onPointerDown={(event) => {
          pressed.current = event.clientX;
        }}
        onPointerUp={handleUp}
        data-part="coverflow"
      >
        <ul className={styles.covers} role="list">
          {slides.map((cover, index) => (
            <li key={cover.id} className={styles.cover} data-at={placeOf(index - active, count)}>
              <Picture
                className={styles.picture}
                src={cover.image}
                alt=""
                width={300}
                height={400}
                isEager={Math.abs(placeOf(index - active, count)) < 2}
              />
              <span
                className={styles.lettering}
                data-long={longWord.test(cover.title) ? '' : undefined}
                aria-hidden="true"
              >
                {cover.title}
              </span>
              {index === active ? (
                <RouteLink route={cover.route} className={styles.way} tabIndex={-1} aria-hidden="true" />
              ) : (
                <SlideButton
                  className={styles.way}
                  slide={cover}
                  index={index}
                  count={count}
                  track={{ active, isPlaying: false, show: turnTo }}
                  interval={0}
                />
              )}
            </li>
          ))}
        </ul>
        {count > 1 ? (
          <>
            <button
              type="button"
              className={styles.arrows.back}
              aria-label={message('heroCarousel.back')}
              onClick={() => step(-1)}
            >
              <Icon name="chevron-left" size={24} />
            </button>
            <button
              type="button"
              className={styles.arrows.next}
              aria-label={message('heroCarousel.next')}
              onClick={() => step(1)}
            >
              <Icon name="chevron-right" size={24} />
            </button>
          </>
        ) : null}
        <div className={styles.caption} aria-live="polite" data-part="coverflow-caption">
          <div className={styles.words}>
            <h2 className={styles.title}>{slide.subtitle ? `${slide.title} ${slide.subtitle}` : slide.title}</h2>
            <p className={styles.place}>
              {[slide.kicker, count > 1 ? message('heroCarousel.place', { number: active + 1, count }) : '']
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
          {slide.button ? (
            <ButtonLink route={slide.route} kind="primary" className={styles.play}>
              {slide.button}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/**
 * Where a cover stands, seen from the middle: negative to the left. `distance` is that of the two in the list, which is
 * a ring of `count`.
 */
function placeOf(distance: number, count: number): number {
  const half = count >> 1;
  return ((distance + half + count) % count) - half;
}
