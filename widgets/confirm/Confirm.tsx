import { useEffect } from 'react';
import { Button, useMessages, useModals, useQuestion } from '../../engine';
import * as styles from './Confirm.css';

/**
 * What is asked before something is done, and the two answers. Opened by its address, when nobody asks, it closes
 * itself.
 */
export function Confirm() {
  const message = useMessages();
  const { close } = useModals();
  const asked = useQuestion();
  const isIdle = asked === null;
  useEffect(() => {
    if (isIdle) close();
  }, [isIdle, close]);
  if (!asked) return null;
  const { question, answer } = asked;
  return (
    <div data-part="confirm">
      <p className={styles.question}>{question.text}</p>
      <div className={styles.answers}>
        <Button onClick={() => answer(false)}>{question.no ?? message('confirm.no')}</Button>
        <Button kind="primary" onClick={() => answer(true)}>
          {question.yes}
        </Button>
      </div>
    </div>
  );
}
