import { useEffect, type RefObject } from 'react';
import { useMessages } from '../context/useText';

/** Says of every link of an operator's text that opens beside this page that it does, as links of the site do. */
export function useWaysOut(root: RefObject<HTMLElement | null>, html: string): void {
  const words = useMessages()('common.newTab');
  useEffect(() => {
    for (const link of root.current?.querySelectorAll<HTMLElement>('a[target="_blank"]') ?? []) link.title ||= words;
  }, [root, html, words]);
}
