import { observer } from 'mobx-react-lite';
import { Select, elapsedText, useMessages, usePlayClock, useLocale } from '../../engine';
import * as styles from './RealityCheck.css';
import type { RealityCheckFormProps } from './variants';

/**
 * How often the reality check comes: at most as seldom as the site says. It counts from the choice on, on this device.
 */
export const IntervalChoice = observer(function IntervalChoice({ choices }: RealityCheckFormProps) {
  const message = useMessages();
  const locale = useLocale();
  const { minutes, mostMinutes, choose } = usePlayClock();
  const offered = [...new Set([...choices, minutes, mostMinutes])]
    .filter((choice) => choice <= mostMinutes)
    .sort((a, b) => a - b);
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{message('realityCheck.every')}</span>
      <Select
        label={message('realityCheck.every')}
        value={String(minutes)}
        options={offered.map((choice) => ({ value: String(choice), label: elapsedText(locale.lang, choice * 60_000) }))}
        onChange={(value) => choose(Number(value))}
      />
    </div>
  );
});
