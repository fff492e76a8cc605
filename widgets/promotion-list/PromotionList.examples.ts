import { contentRequest, type WidgetExample } from '../../engine';
import { longName, promotions } from '../../engine/examples';
import type { PromotionListProps } from '../../schemas/generated/widgets';

const request = contentRequest('promotions', {});

export const examples: readonly WidgetExample<PromotionListProps>[] = [
  {
    name: 'offers',
    props: {},
    content: [[request, promotions]],
    expects: [
      ['region', 'Promotions'],
      ['heading', 'Friday reload'],
      ['link', 'Token rain'],
      ['combobox', 'Show'],
    ],
    says: ['Ends in 03:46:12', 'Starts in 01:00:00', '50%'],
  },
  {
    name: 'long words',
    props: { playerRoute: 'slots' },
    content: [[request, [{ id: 'a', title: longName, text: longName, image: '/x.svg' }]]],
    expects: [['link', longName]],
  },
  ...(['ticket', 'cutout', 'framed'] as const).map((card) => ({
    name: `offers, each as a ${card}`,
    props: { card },
    content: [[request, promotions]] as const,
    expects: [['link', 'Token rain'] as const],
    says: ['50%'],
  })),
  { name: 'no offers', props: {}, content: [[request, []]], says: ['No offers right now'] },
  { name: 'on their way', props: {}, isWaiting: true },
];
