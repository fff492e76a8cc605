import { useEffect, useRef, type MouseEvent, type ToggleEvent } from 'react';
import { closePopover, ensurePopovers } from '../../engine';
import type { MobileNavFormProps } from './variants';

/**
 * What makes an element the menu's popover: it follows `isOpen`, tells of what the browser opened or closed, and a
 * followed link closes it.
 */
export function useMenuPopover<Shown extends HTMLElement>({
  isOpen,
  onToggle,
}: Pick<MobileNavFormProps, 'isOpen' | 'onToggle'>) {
  const ref = useRef<Shown>(null);
  useEffect(ensurePopovers, []);
  useEffect(() => {
    if (!isOpen) closePopover(ref.current);
  }, [isOpen]);
  return {
    ref,
    popover: 'auto',
    onToggle: (event: ToggleEvent) => onToggle(event.newState === 'open'),
    onClick: (event: MouseEvent) => event.target instanceof Element && event.target.closest('a') && onToggle(false),
  } as const;
}
