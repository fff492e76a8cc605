import type { MarqueeFormProps } from '../../../../widgets/marquee/variants';
import { caption } from './Caption.css';
import { Line } from '../../../../widgets/marquee/forms/Line';

/**
 * The newest notice in a narrator's box, a little askew, as wide as what is left of its row; the others unfold in it.
 */
export function Caption(props: MarqueeFormProps) {
  return <Line {...props} className={caption} />;
}
