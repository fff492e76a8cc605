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
    name: 'round, with a sign',
    props: { ...join, variant: 'round', icon: 'crown' },
    expects: [
      ['heading', 'Take a seat'],
      ['link', 'Take a seat'],
    ],
    says: ['Accounts are free. One short form.'],
  },
];
