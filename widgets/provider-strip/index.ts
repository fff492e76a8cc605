import { contentRequest, defineWidget } from '../../engine';
import { forms } from './variants';

export const providerStrip = defineWidget({
  type: 'provider-strip',
  load: () => import('./ProviderStrip'),
  variants: { variant: forms },
  content: () => [contentRequest('providers', {})],
});
