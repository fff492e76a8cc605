import { useMessages, useText, useVariant, type WidgetProps } from '../../engine';
import type { SectionProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** A stretch of the page with a heading and widgets inside. */
export function Section({
  variant,
  width,
  height,
  phoneWidth,
  phoneHeight,
  title,
  note,
  seeAllLabel,
  ...props
}: WidgetProps<SectionProps>) {
  const message = useMessages();
  const text = useText();
  const Form = useVariant(forms, variant);
  return (
    <Form
      {...props}
      title={title ? text(title) : ''}
      note={note ? text(note) : ''}
      seeAllLabel={seeAllLabel ? text(seeAllLabel) : message('common.seeAll')}
      span={{ width, height, phoneWidth, phoneHeight }}
    />
  );
}
