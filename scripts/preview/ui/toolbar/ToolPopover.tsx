import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import * as parts from '../parts.css';
import * as styles from './Popover.css';

interface ToolPopoverProps {
  readonly title: string;
  /** Whether something in it differs from what is configured. */
  readonly isTried: boolean;
  readonly children: ReactNode;
}

/** A group of settings behind a button. */
export function ToolPopover({ title, isTried, children }: ToolPopoverProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className={parts.button} data-tried={isTried || undefined}>
        {title}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} sideOffset={6} align="start">
          <Popover.Popup className={styles.popup}>
            <Popover.Title className={styles.title}>{title}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
