import { contentRequest, defineWidget } from '../../engine';
import type { VipProgressProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

export const vipProgress = defineWidget<VipProgressProps>({
  type: 'vip-progress',
  load: () => import('./VipProgress'),
  variants: { variant: forms },
  content: ({ variant }) => (variant === 'panel' ? [] : [contentRequest('vipLevels', {})]),
  texts: ['club'],
});
