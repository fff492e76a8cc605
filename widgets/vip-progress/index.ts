import { defineWidget } from '../../engine';

export const vipProgress = defineWidget({ type: 'vip-progress', load: () => import('./VipProgress'), texts: ['club'] });
