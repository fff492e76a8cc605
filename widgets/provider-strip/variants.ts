import { defineVariants, type Provider } from '../../engine';

export interface ProviderStripFormProps {
  readonly title: string;
  readonly providers: readonly Provider[];
  /** How many studios there are in all. */
  readonly total: number;
}

export const forms = defineVariants<ProviderStripFormProps>('provider-strip/forms');
