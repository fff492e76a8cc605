import { defineVariants, type Leaderboard } from '../../engine';

export interface LeaderboardFormProps {
  readonly title: string;
  readonly rows: Leaderboard['rows'];
  /** ISO 8601. */
  readonly endsAt: string;
  readonly seeAll?: string;
}

export const forms = defineVariants<LeaderboardFormProps>('leaderboard/forms');
