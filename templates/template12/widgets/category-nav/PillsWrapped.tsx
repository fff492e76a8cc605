import type { CategoryNavFormProps } from '../../../../widgets/category-nav/variants';
import { Pills } from '../../../../widgets/category-nav/forms/Pills';
import { wrapped } from './PillsWrapped.css';

/**
 * Pills of glass in as many lines as they need, further pages in a tint; on small windows one line that scrolls
 * sideways.
 */
export function PillsWrapped(props: CategoryNavFormProps) {
  return <Pills {...props} className={wrapped} />;
}
