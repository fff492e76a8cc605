import { contentRequest, defineWidget } from '../../engine';
import type { CategoryNavProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

export const categoryNav = defineWidget<CategoryNavProps>({
  type: 'category-nav',
  load: () => import('./CategoryNav'),
  variants: { variant: forms },
  content: (props) => [
    contentRequest('lobby', {}),
    ...(props.showProviders > 0 ? [contentRequest('providers', {})] : []),
  ],
});
