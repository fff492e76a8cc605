import { useText, type WidgetProps } from '../../engine';
import type { TextProps } from '../../schemas/generated/widgets';
import * as styles from './Text.css';

/** Words: a heading, a paragraph or a note. */
export function Text({ text: words, as }: WidgetProps<TextProps>) {
  const text = useText();
  const Element = as === 'note' ? 'p' : as;
  return <Element className={styles.looks[as]}>{text(words)}</Element>;
}
