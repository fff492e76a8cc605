import type { WidgetExample } from '../../engine';
import type { NotFoundProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<NotFoundProps>[] = [
  {
    name: 'with a picture',
    props: { picture: '/brand/404.svg' },
    expects: [
      ['heading', 'Page not found'],
      ['link', 'Back to the lobby'],
    ],
    says: ['Page not found: /'],
  },
  {
    name: 'beside its picture',
    props: { picture: '/brand/404.svg', arrangement: 'beside' },
    expects: [['link', 'Back to the lobby']],
  },
  { name: 'without a picture', props: {}, expects: [['heading', 'Page not found']] },
];
