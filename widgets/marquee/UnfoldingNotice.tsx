import type { ReactNode } from 'react';
import { Icon, useMessages } from '../../engine';
import { AllNotices } from './AllNotices';
import type { MarqueeFormProps } from './variants';

interface UnfoldingNoticeProps extends MarqueeFormProps {
  /** Its `data-part`. */
  readonly part: string;
  /** Class names of the form that shows it. */
  readonly styles: Readonly<Record<'notices' | 'more' | 'summary' | 'list' | 'link', string>>;
  /** The line of the newest notice. */
  readonly children: ReactNode;
}

/** The newest notice; the others unfold below it. */
export function UnfoldingNotice({ label, items, part, styles, children }: UnfoldingNoticeProps) {
  const message = useMessages();
  return (
    <section className={styles.notices} aria-label={label} data-part={part}>
      {children}
      <AllNotices items={items} styles={styles}>
        {message('marquee.all')}
        <Icon name="chevron-down" size={16} />
      </AllNotices>
    </section>
  );
}
