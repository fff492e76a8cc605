import { defineWidget } from '../../engine';
import type { BetListProps } from '../../schemas/generated/widgets';

export const betList = defineWidget<BetListProps>({ type: 'bet-list', load: () => import('./BetList') });
