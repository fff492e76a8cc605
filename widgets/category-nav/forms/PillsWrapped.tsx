import type { CategoryNavFormProps } from '../variants';
import { Pills } from './Pills';
import { wrapped } from './PillsWrapped.css';

/** Pills of glass in as many lines as they need, further pages in a tint; on small windows one line that scrolls sideways. */
export function PillsWrapped(props: CategoryNavFormProps) {
  return <Pills {...props} className={wrapped} />;
}
