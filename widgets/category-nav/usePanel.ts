import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * Which of several buttons has its panel open, by a name of it. A press beside the part that holds both, Escape and the
 * focus that leaves close it; Escape gives the focus back to the button.
 */
export function usePanel() {
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    if (open === null) return undefined;
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpen(null);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [open]);
  return {
    nav,
    open,
    setOpen,
    handlers: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || open === null) return;
        nav.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
        setOpen(null);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !nav.current?.contains(relatedTarget)) setOpen(null);
      },
    },
  };
}
