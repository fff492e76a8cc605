import { defineVariants, type Match } from '../../engine';
import type { OddsFormat } from '../odds';

export interface MatchListFormProps {
  readonly title: string;
  readonly note: string;
  readonly matches: readonly Match[];
  readonly oddsFormat: OddsFormat;
  readonly seeAll?: string;
}

export const forms = defineVariants<MatchListFormProps>('match-list/forms');

export interface NoMatchesProps {
  readonly title: string;
  /** Whether they could not be loaded. */
  readonly isFailed: boolean;
  /** Asks again. */
  readonly onRetry: () => void;
}

/** What stands where there are no matches. */
export const empties = defineVariants<NoMatchesProps>('match-list/parts');
