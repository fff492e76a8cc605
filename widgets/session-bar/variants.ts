import { defineVariants } from '../../engine';

export interface SessionBarFormProps {
  readonly isPlayer: boolean;
  /** Formatted in the site's currency and locale; empty while it loads. */
  readonly balance: string;
  /** The balance is longer than a header has room for at its usual size. */
  readonly isLong: boolean;
  readonly playerName: string;
  readonly onLogout: () => void;
}

export const forms = defineVariants<SessionBarFormProps>('session-bar/forms');
