import { Icon } from './Icon';

export interface StopButtonProps {
  readonly isStopped: boolean;
  readonly onToggle: (isStopped: boolean) => void;
  /** What a press does while it moves, and while it stands still. */
  readonly labels: { readonly stop: string; readonly go: string };
  readonly className: string;
}

/**
 * Stops what moves by itself, and lets it go on (WCAG 2.2.2). Its class hides it from players who want less motion, for
 * whom nothing moves.
 */
export function StopButton({ isStopped, onToggle, labels, className }: StopButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={isStopped ? labels.go : labels.stop}
      onClick={() => onToggle(!isStopped)}
    >
      <Icon name={isStopped ? 'play' : 'pause'} size={16} />
    </button>
  );
}
