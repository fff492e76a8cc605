import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { contentRequest, StopButton, useContent, useMedia, useMessages, useText, useVariant, type WidgetProps } from '../../engine';
import type { JackpotsProps } from '../../schemas/generated/widgets';
import * as styles from './Jackpots.css';
import { forms } from './variants';

/** Jackpot figures that grow by the second until someone stops them; for players who want less motion they stand still. */
export const Jackpots = observer(function Jackpots({ variant, title, limit }: WidgetProps<JackpotsProps>) {
  const text = useText();
  const message = useMessages();
  const Form = useVariant(forms, variant);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [isStopped, setStopped] = useState(false);
  const jackpots = (useContent(contentRequest('jackpots', {})).value ?? []).slice(0, limit);
  if (jackpots.length === 0) return null;
  const labels = { stop: message('jackpots.pause'), go: message('jackpots.play') };
  return (
    <Form
      title={title ? text(title) : ''}
      jackpots={jackpots}
      isStill={isCalm || isStopped}
      stop={isCalm ? null : <StopButton className={styles.stop} isStopped={isStopped} labels={labels} onToggle={setStopped} />}
    />
  );
});
