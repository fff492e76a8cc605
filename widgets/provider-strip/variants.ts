import { defineVariants, type Provider } from '../../engine';

export interface ProviderStripFormProps {
  readonly title: string;
  readonly providers: readonly Provider[];
}

export const forms = defineVariants<ProviderStripFormProps>('provider-strip/forms');
