import type { ReactNode } from 'react';
import { Icon, useMessages } from '../../engine';
import * as styles from './MenuSheet.css';
import { useMenuPopover } from './useMenuPopover';
import type { MobileNavFormProps } from './variants';

interface MenuSheetProps extends Pick<MobileNavFormProps, 'isOpen' | 'onToggle'> {
  /** What the opener names in `popoverTarget`. */
  readonly id: string;
  /** Class of its surface. */
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The whole menu as a sheet that rises from the foot of the window, with its name and a way to close it. It is a
 * popover: it opens without scripts, lies above everything and closes by Escape or a press beside it.
 */
export function MenuSheet({ id, isOpen, onToggle, className, children }: MenuSheetProps) {
  const message = useMessages();
  const popover = useMenuPopover<HTMLDivElement>({ isOpen, onToggle });
  return (
    <div
      {...popover}
      id={id}
      role="dialog"
      aria-label={message('common.menu')}
      className={`${styles.sheet} ${className}`}
      data-part="sheet"
    >
      <div className={styles.head}>
        <strong className={styles.title}>{message('common.menu')}</strong>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={message('common.close')}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      {children}
    </div>
  );
}
