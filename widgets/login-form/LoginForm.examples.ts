import type { WidgetExample } from '../../engine';
import type { LoginFormProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<LoginFormProps>[] = [
  {
    name: 'for a guest',
    props: { joinRoute: 'register', forgotRoute: 'forgot-password' },
    expects: [
      ['form', 'Log in'],
      ['textbox', 'Account name'],
      ['button', 'Show password'],
      ['button', 'Log in'],
      ['link', 'Forgotten your password?'],
      ['link', 'Join Test Site'],
    ],
  },
  { name: 'without further ways', props: {}, expects: [['button', 'Log in']] },
  { name: 'for a player', props: {}, as: 'player', expects: [['link', 'Go on to the lobby']], says: ['You are signed in as Juan dela Cruz.'] },
];
