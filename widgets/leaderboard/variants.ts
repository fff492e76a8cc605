import { defineVariants, type Leaderboard } from '../../engine';

export interface LeaderboardFormProps {
  readonly title: string;
  readonly rows: Leaderboard['rows'];
  /** ISO 8601. */
  readonly endsAt: string;
  readonly seeAll?: string;
}

export const forms = defineVariants<LeaderboardFormProps>('leaderboard/forms');

export interface NoStandingsProps {
  /** How far the read of the tournament is. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Asks for the tournament again. */
  readonly onRetry: () => void;
}

/** What stands where there are no rows, on a page that is about them. */
export const empties = defineVariants<NoStandingsProps>('leaderboard/parts');

/** The one that comes with a page that is about the tournament. */
export const ofPage = 'no-standings';
