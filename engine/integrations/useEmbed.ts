import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** A message of an embedded document; `type` begins with `livery:`. */
export interface EmbedMessage {
  readonly type: string;
}

/**
 * Talks with an embedded document. It has no origin, so what comes is known by its window, and what goes is addressed
 * to it alone. `onMessage` should not change between renders.
 */
export function useEmbed(onMessage: (message: EmbedMessage) => void): {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly send: (message: EmbedMessage & Readonly<Record<string, unknown>>) => void;
} {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      const type = (data as { readonly type?: unknown } | null)?.type;
      if (source !== null && source === frame.current?.contentWindow && typeof type === 'string') onMessage({ type });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onMessage]);
  const send = useCallback((message: EmbedMessage) => frame.current?.contentWindow?.postMessage(message, '*'), []);
  return { frame, send };
}
