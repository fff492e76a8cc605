import { contentRequest, type WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { NewsListProps } from '../../schemas/generated/widgets';

const item = {
  id: 'a',
  title: 'A new studio',
  summary: 'Forty games.',
  html: '<p>Forty games.</p>',
  image: '/api/art/n.svg',
  at: '2026-11-30T10:00:00Z',
};
const request = contentRequest('news', { page: 1, pageSize: 6 });
const pageOf = (items: readonly (typeof item)[], total: number) => ({ items, total, page: 1, pageSize: 6 });

export const examples: readonly WidgetExample<NewsListProps>[] = [
  {
    name: 'news',
    props: {},
    content: [[request, pageOf([item], 1)]],
    expects: [['link', 'A new studio']],
    says: ['Forty games.'],
  },
  {
    name: 'long words',
    props: { pageSize: 6 },
    content: [[request, pageOf([{ ...item, title: longName, summary: longName }], 1)]],
    expects: [['link', longName]],
  },
  { name: 'nothing new', props: {}, content: [[request, pageOf([], 0)]], says: ['No news yet'] },
  { name: 'on its way', props: {}, isWaiting: true },
];
