import { contentRequest, type Announcement, type WidgetExample } from '../../engine';
import type { AnnouncementsProps } from '../../schemas/generated/widgets';

const request = contentRequest('announcements', {});
const holiday: Announcement = {
  id: 'bank-holiday',
  title: 'Banks are closed on Monday',
  text: 'Wallets are paid as ever.',
  route: 'login',
  at: '2026-11-30T08:00:00Z',
};
const limits: Announcement = {
  id: 'new-limits',
  title: 'Set your own limits',
  text: 'Daily and weekly limits take one press.',
};

export const examples: readonly WidgetExample<AnnouncementsProps>[] = [
  {
    name: 'two, the first with a way on',
    props: {},
    content: [[request, [holiday, limits]]],
    says: ['1 of 2'],
    expects: [
      ['heading', 'Banks are closed on Monday'],
      ['link', 'See more'],
      ['button', 'Next'],
    ],
  },
  { name: 'one alone', props: {}, content: [[request, [limits]]], expects: [['button', 'Got it']] },
  { name: 'none', props: {}, content: [[request, []]], says: ['There are no announcements right now.'] },
  { name: 'on their way', props: {}, isWaiting: true, says: ['Loading'] },
];
