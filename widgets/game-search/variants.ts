import { defineVariants } from '../../engine';

export interface GameSearchFormProps {
  readonly label: string;
  readonly placeholder: string;
  /** Address the form sends to, with `search` as its query value; works without scripts. */
  readonly action: string;
  /** Route name of the same page. */
  readonly route: string;
  /** Words, and the page they are sought on where it is another one. */
  readonly onSubmit: (words: string, scope?: string) => void;
}

export const forms = defineVariants<GameSearchFormProps>('game-search/forms');
