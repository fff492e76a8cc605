import type { WidgetExample } from '../../../../engine';
import { longName } from '../../../../engine/examples';
import type { SectionProps } from '../../../../schemas/generated/widgets';

const text = (id: string) => ({ id, type: 'text', props: { text: { EN: `Words of ${id}` }, as: 'p' } });

export const examples: readonly WidgetExample<SectionProps>[] = [
  {
    name: 'wall with cells',
    props: { variant: 'wall', title: { EN: 'Everything' } },
    slots: {
      content: [
        {
          id: 'lone',
          type: 'section',
          props: {
            variant: 'wall-cell',
            title: { EN: 'Live casino' },
            seeAll: 'casino',
            surface: 'accent',
            spans: '1x6 1x6 2x3',
          },
        },
        {
          id: 'full',
          type: 'section',
          props: { variant: 'wall-cell', title: { EN: longName }, spans: '2x8 2x8 -' },
          slots: { content: [text('one')] },
        },
      ],
    },
    expects: [
      ['region', 'Everything'],
      ['heading', 'Live casino'],
      ['link', 'See all: Live casino'],
    ],
    says: ['Words of one'],
  },
];
