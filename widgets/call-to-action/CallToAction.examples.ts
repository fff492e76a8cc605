import type { WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { CallToActionProps } from '../../schemas/generated/widgets';

const join = {
  title: { EN: 'Take a seat' },
  text: { EN: 'Accounts are free. One short form.' },
  button: { EN: 'Join now' },
  route: 'register',
};

export const examples: readonly WidgetExample<CallToActionProps>[] = [
  {
    name: 'panel',
    props: { ...join, variant: 'panel' },
    expects: [['link', 'Join now']],
    says: ['Take a seat', 'Accounts are free. One short form.'],
  },
  { name: 'panel, secondary', props: { ...join, emphasis: 'secondary' }, expects: [['link', 'Join now']] },
  {
    name: 'headline',
    props: { ...join, variant: 'headline' },
    expects: [
      ['region', 'Take a seat'],
      ['heading', 'Take a seat'],
      ['link', 'Join now'],
    ],
  },
  {
    name: 'long words',
    props: { ...join, title: { EN: longName }, button: { EN: longName } },
    expects: [['link', longName]],
  },
];
