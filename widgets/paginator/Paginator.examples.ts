import type { WidgetExample } from '../../engine';
import type { PaginatorProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<PaginatorProps>[] = [
  {
    name: 'buttons',
    props: { total: 120 },
    expects: [
      ['navigation', 'Pages'],
      ['button', 'Page 5'],
      ['button', 'Forward 3 pages'],
      ['button', 'Page 12'],
    ],
  },
  {
    name: 'links, seven at once',
    props: { total: 400, itemsPerPage: 20, maxPagesShown: 7, type: 'link', linkUrl: '/slots?page=[page]' },
    expects: [
      ['link', 'Page 7'],
      ['link', 'Forward 4 pages'],
    ],
  },
  { name: 'one page', props: { total: 10 }, isEmpty: true },
];
