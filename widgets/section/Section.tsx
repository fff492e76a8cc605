import { useMessages, useText, useVariant, type WidgetProps } from '../../engine';
import type { SectionProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** A stretch of the page with a heading and widgets inside. */
export function Section({
  node,
  variant,
  title,
  note,
  seeAll,
  seeAllLabel,
  columns,
  surface,
  width,
  height,
  phoneWidth,
  phoneHeight,
}: WidgetProps<SectionProps>) {
  const message = useMessages();
  const text = useText();
  const Form = useVariant(forms, variant);
  return (
    <Form
      node={node}
      title={title ? text(title) : ''}
      note={note ? text(note) : ''}
      seeAllLabel={seeAllLabel ? text(seeAllLabel) : message('common.seeAll')}
      columns={columns}
      surface={surface}
      span={{ width, height, phoneWidth, phoneHeight }}
      {...(seeAll ? { seeAll } : {})}
    />
  );
}
