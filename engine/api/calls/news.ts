import { newsAnswer } from '../../../schemas/generated/validators/api-news';
import type { NewsAnswer } from '../../../schemas/generated/api';
import { defineEndpoint, siteBody } from '../endpoint';
import type { NewsPage } from '../siteModels';
import { byId, distinct } from '../wire/distinct';

const defaultPageSize = 10;

/** News of the site, which the spec does not show. */
export const newsCalls = {
  news: defineEndpoint<{ readonly page?: number; readonly pageSize?: number }, NewsAnswer, NewsPage>({
    requirement: 'CALL-X',
    method: 'POST',
    path: '/api/home/news',
    failure: 'read',
    errorPresentation: 'silent',
    repeatable: true,
    origin: 'livery',
    definition: 'News',
    body: ({ page = 1, pageSize = defaultPageSize }, context) => ({ ...siteBody(context), page, page_size: pageSize }),
    answer: newsAnswer,
    model: ({ value: { items, total, page, page_size } }) => ({
      items: distinct(items, byId).map(({ id, title, summary, body, img_url, date }) => ({
        id,
        title,
        summary,
        html: body,
        image: img_url,
        at: date,
      })),
      total,
      page,
      pageSize: page_size,
    }),
  }),
};
