import { defineVariants } from '../../engine';

/** A collected outcome as it is shown. */
export interface Pick {
  readonly matchId: string;
  /** Who or what was picked, and in which match. */
  readonly pick: string;
  readonly match: string;
  readonly league: string;
  /** The price now, written; and the one it was collected at, where that was another. */
  readonly price: string;
  readonly before: string | null;
}

export interface BetListFormProps {
  readonly picks: readonly Pick[];
  /** All prices multiplied, written; empty for fewer than two picks. */
  readonly total: string;
  readonly onRemove: (matchId: string) => void;
  readonly onClear: () => void;
}

export const forms = defineVariants<BetListFormProps>('bet-list/forms');
