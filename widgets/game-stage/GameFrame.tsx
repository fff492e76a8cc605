import { useEffect, useRef } from 'react';
import { safeAddress, useMessages } from '../../engine';
import { frame } from './GameStage.css';

const abilities =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock';
const policy = 'autoplay; fullscreen; encrypted-media; clipboard-write; gamepad; screen-wake-lock';

/**
 * The game's own page. It leads the whole window elsewhere only when the player presses something in it. One from
 * another host keeps its own storage; one from this host gets none, because it could otherwise reach everything of this
 * page.
 */
export function GameFrame({
  url,
  name,
  onAnswer,
}: {
  readonly url: string;
  readonly name: string;
  readonly onAnswer: () => void;
}) {
  const message = useMessages();
  const element = useRef<HTMLIFrameElement>(null);
  const isOwn = new URL(url, window.location.origin).origin === window.location.origin;
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) element.current?.focus();
  }, []);
  return (
    <iframe
      ref={element}
      className={frame}
      src={safeAddress(url)}
      title={name === '' ? message('gameStage.game') : message('gameStage.frame', { name })}
      sandbox={`${abilities} allow-top-navigation-by-user-activation${isOwn ? '' : ' allow-same-origin'}`}
      allow={policy}
      onLoad={onAnswer}
      data-part="game-frame"
    />
  );
}
