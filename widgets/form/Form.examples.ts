import type { WidgetExample } from '../../engine';
import type { FormProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<FormProps>[] = [
  {
    name: 'two forms as tabs',
    props: { forms: ['login', 'login-code'] },
    expects: [
      ['tablist', 'Form options'],
      ['tab', 'Use a password'],
      ['tab', 'Use a code'],
      ['form', 'Log in'],
      ['textbox', 'Username'],
      ['button', 'Show password'],
      ['button', 'Log in'],
      ['link', 'Join Test Site'],
    ],
  },
  {
    name: 'a form of several steps',
    props: { forms: ['register'] },
    expects: [
      ['form', 'Create an account'],
      ['heading', 'Username and mobile number'],
      ['textbox', 'Mobile number'],
      ['button', 'Send code'],
    ],
    says: ['Step 1 of 3', '4 to 20 letters a–z, digits or underscores.'],
  },
  {
    name: 'on the surface around it',
    props: { forms: ['forgot-password'], surface: 'none' },
    expects: [['button', 'Send new password']],
  },
  {
    name: 'for a player, with what is known of them',
    props: { forms: ['profile'] },
    as: 'player',
    expects: [
      ['textbox', 'Full name'],
      ['textbox', 'Email address'],
      ['button', 'Save changes'],
    ],
  },
  {
    name: 'a player on a form for guests',
    props: { forms: ['login', 'login-code'] },
    as: 'player',
    expects: [
      ['link', 'Go to the lobby'],
      ['button', 'Log out'],
    ],
    says: ['You’re logged in as Juan dela Cruz.'],
  },
];
