import type { ReactNode } from 'react';
import { Icon, useMessages, type Slide } from '../../engine';
import type { SlideTrack } from './useSlideTrack';

interface SlideButtonProps {
  readonly slide: Slide;
  readonly index: number;
  readonly count: number;
  readonly track: Pick<SlideTrack, 'active' | 'isPlaying' | 'show'>;
  /** ms that a slide shows; 0: they do not change by themselves. */
  readonly interval: number;
  readonly className: string;
  readonly children?: ReactNode;
}

/** Shows one slide; says which it is of how many, and marks the one that is shown and whether its time runs. */
export function SlideButton({
  slide,
  index,
  count,
  track: { active, isPlaying, show },
  interval,
  className,
  children,
}: SlideButtonProps) {
  const message = useMessages();
  return (
    <button
      type="button"
      className={className}
      aria-label={message('heroCarousel.slide', { number: index + 1, count, title: slide.title })}
      aria-current={index === active ? 'true' : undefined}
      data-running={index === active && isPlaying && interval > 0 ? '' : undefined}
      onClick={() => show(index)}
    >
      {children}
    </button>
  );
}

type PauseButtonProps = Pick<SlideButtonProps, 'interval' | 'className'> & {
  readonly track: Pick<SlideTrack, 'isPlaying' | 'setPlaying'>;
};

/** Stops slides that change by themselves, and lets them go on; nothing where they stand still. */
export function PauseButton({ track: { isPlaying, setPlaying }, interval, className }: PauseButtonProps) {
  const message = useMessages();
  if (interval === 0) return null;
  return (
    <button
      type="button"
      className={className}
      aria-label={message(isPlaying ? 'heroCarousel.pause' : 'heroCarousel.play')}
      onClick={() => setPlaying(!isPlaying)}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} size={16} />
    </button>
  );
}

interface SlideChaptersProps {
  readonly slides: readonly Slide[];
  readonly track: SlideButtonProps['track'] & PauseButtonProps['track'];
  /** ms that a slide shows; 0: they do not change by themselves. */
  readonly interval: number;
  /** Classes of the row, of the button of a slide, and of the one that pauses. */
  readonly classes: readonly [row: string, slide: string, pause: string];
  /** What stands in the button of a slide; nothing where it is a mark. */
  readonly children?: ((slide: Slide, index: number) => ReactNode) | undefined;
}

/** The way to each slide, in a row with the way to stop them; nothing where there is one slide only. */
export function SlideChapters({ slides, track, interval, classes: [row, one, pause], children }: SlideChaptersProps) {
  if (slides.length < 2) return null;
  return (
    <div className={row}>
      {slides.map((slide, index) => (
        <SlideButton
          key={slide.id}
          className={one}
          slide={slide}
          index={index}
          count={slides.length}
          track={track}
          interval={interval}
        >
          {children?.(slide, index)}
        </SlideButton>
      ))}
      <PauseButton className={pause} track={track} interval={interval} />
    </div>
  );
}
