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
