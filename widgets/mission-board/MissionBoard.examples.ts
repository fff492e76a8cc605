import type { WidgetExample } from '../../engine';
import type { MissionBoardProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<MissionBoardProps>[] = [
  { name: 'on its way', props: {}, as: 'player' },
  { name: 'without those that are closed', props: { showsLocked: false } },
];
