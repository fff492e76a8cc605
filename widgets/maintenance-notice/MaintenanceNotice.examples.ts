import type { WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { MaintenanceNoticeProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<MaintenanceNoticeProps>[] = [
  {
    name: 'own words',
    props: {},
    expects: [
      ['heading', 'We’ll be right back'],
      ['link', 'Test Site: home'],
    ],
    says: ['Test Site is down for maintenance. Your balance and your bets are safe.'],
  },
  { name: 'words of the operator', props: { title: { EN: longName } }, expects: [['heading', longName]] },
];
