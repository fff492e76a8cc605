import { contentRequest, defineWidget } from '../../engine';
import type { PaginatorProps } from '../../schemas/generated/widgets';

export const paginator = defineWidget<PaginatorProps>({
  type: 'paginator',
  load: () => import('./Paginator'),
  content: ({ list, itemsPerPage }) =>
    list === undefined ? [] : [contentRequest(list, { page: 1, pageSize: itemsPerPage })],
});
