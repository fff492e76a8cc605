import { Icon } from './Icon';

export interface StopButtonProps {
  readonly isStopped: boolean;
  readonly onToggle: (isStopped: boolean) => void;
  /** What a press does while it moves, and while it stands still. */
  readonly labels: { readonly stop: string; readonly go: string };
  readonly className: string;
}

/** Stops what moves by itself, and lets it go on (WCAG 2.2.2). Its class hides it from players who want less motion, for whom nothing moves. */
export function StopButton({ isStopped, onToggle, labels, className }: StopButtonProps) {
  return (
    <button type="button" className={className} aria-label={isStopped ? labels.go : labels.stop} onClick={() => onToggle(!isStopped)}>
      {isStopped ? (
        <Icon name="play" size={16} />
      ) : (
        <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
          <path d="M2 1h3v12H2zM9 1h3v12H9z" />
        </svg>
      )}
    </button>
  );
}
