import type { WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { PageHeadingProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<PageHeadingProps>[] = [
  {
    name: 'with an intro',
    props: { title: { EN: 'Slots of {siteName}' }, intro: { EN: 'Paid in {currency}.' } },
    expects: [['heading', 'Slots of Test Site']],
    says: ['Paid in PHP.'],
  },
  {
    name: 'beside what the page holds',
    props: { title: { EN: 'Slots' }, intro: { EN: 'Paid in {currency}.' }, form: 'beside' },
    expects: [['heading', 'Slots']],
    says: ['Paid in PHP.'],
  },
  ...(['pocket', 'cell'] as const).map((form) => ({
    name: `${form} around it`,
    props: { title: { EN: 'Slots' }, intro: { EN: 'Paid in {currency}.' }, form },
    expects: [['heading', 'Slots']] as const,
    says: ['Paid in PHP.'],
  })),
  { name: 'long words', props: { title: { EN: longName } }, expects: [['heading', longName]] },
];
