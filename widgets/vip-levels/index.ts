import { contentRequest, defineWidget } from '../../engine';

export const vipLevels = defineWidget({
  type: 'vip-levels',
  load: () => import('./VipLevels'),
  texts: ['club', 'records'],
  content: () => [contentRequest('vipLevels', {})],
});
