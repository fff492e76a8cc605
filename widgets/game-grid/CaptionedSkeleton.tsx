import { Skeleton } from '../../engine';

interface CaptionedSkeletonProps {
  /** Class names of the skeleton that shows it. */
  readonly styles: Readonly<Record<'card' | 'picture' | 'name' | 'studio', string>>;
}

/** A captioned card on its way: picture, name and studio in their sizes. */
export function CaptionedSkeleton({ styles }: CaptionedSkeletonProps) {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.name} />
      <Skeleton className={styles.studio} />
    </div>
  );
}
