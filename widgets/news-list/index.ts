import { contentRequest, defineWidget } from '../../engine';
import type { NewsListProps } from '../../schemas/generated/widgets';

export const newsList = defineWidget<NewsListProps>({
  type: 'news-list',
  load: () => import('./NewsList'),
  texts: ['records'],
  content: ({ pageSize }) => [contentRequest('news', { page: 1, pageSize })],
});
