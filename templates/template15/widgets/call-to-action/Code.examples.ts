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
    name: 'with a code for a phone',
    props: { ...join, variant: 'code' },
    expects: [
      ['region', 'Take a seat'],
      ['heading', 'Take a seat'],
      ['link', 'Join now'],
    ],
    says: ['Accounts are free. One short form.'],
  },
];
