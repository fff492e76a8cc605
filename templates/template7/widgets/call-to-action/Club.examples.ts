import type { WidgetExample } from '../../../../engine';
import type { CallToActionProps } from '../../../../schemas/generated/widgets';

const join = {
  title: { EN: 'Take a seat' },
  text: { EN: 'Accounts are free. One short form.' },
  button: { EN: 'Join now' },
  route: 'register',
};

export const examples: readonly WidgetExample<CallToActionProps>[] = [
  {
    name: 'club, its first sentence as a headline',
    props: { ...join, variant: 'club' },
    expects: [
      ['heading', 'Take a seat'],
      ['link', 'Join now'],
    ],
    says: ['Accounts are free', 'One short form.'],
  },
  {
    name: 'without a sentence',
    props: { title: { EN: 'Need help?' }, button: { EN: 'Write to us' }, route: 'contact-us', variant: 'club' },
    expects: [
      ['heading', 'Need help?'],
      ['link', 'Write to us'],
    ],
  },
];
