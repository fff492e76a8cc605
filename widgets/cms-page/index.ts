import { contentRequest, defineWidget } from '../../engine';
import type { CmsPageProps } from '../../schemas/generated/widgets';

export const cmsPage = defineWidget<CmsPageProps>({
  type: 'cms-page',
  load: () => import('./CmsPage'),
  content: (props) => [contentRequest('cms', { name: props.page })],
});
