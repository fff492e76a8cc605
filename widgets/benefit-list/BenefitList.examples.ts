import type { WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { BenefitListProps } from '../../schemas/generated/widgets';

const items = [{ icon: 'shield', title: { EN: 'Your limits' }, text: { EN: 'Set once, kept always.' } }];

export const examples: readonly WidgetExample<BenefitListProps>[] = [
  {
    name: 'on the accent',
    props: { title: { EN: 'Good to know' }, items },
    expects: [['region', 'Good to know']],
    says: ['Your limits', 'Set once, kept always.'],
  },
  {
    name: 'with a mark of its own',
    props: { title: { EN: 'Good to know' }, items, mark: 'crown' },
    expects: [['heading', 'Good to know']],
  },
  {
    name: 'plain, long words',
    props: { title: { EN: longName }, items: [{ icon: 'lock', title: { EN: longName } }], surface: 'plain' },
    expects: [['heading', longName]],
  },
  {
    name: 'on rays',
    props: { title: { EN: 'Good to know' }, items, surface: 'rays' },
    expects: [['region', 'Good to know']],
    says: ['Your limits', 'Set once, kept always.'],
  },
  {
    name: 'seals in a row',
    props: { title: { EN: 'Good to know' }, items, surface: 'bare' },
    expects: [['region', 'Good to know']],
    says: ['Your limits'],
  },
];
