import { useRef, type KeyboardEvent } from 'react';
import { isPlainPress } from '../../engine';
import * as styles from './FormTabs.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly string[];
  readonly chosen: number;
  /** Whether the form of the chosen tab is being sent, and stays until its answer is there. */
  readonly isBusy: boolean;
  readonly onChoose: (index: number) => void;
}

/** Which of several forms is shown; arrows move, as tabs do. */
export function FormTabs({ id, label, tabs, chosen, isBusy, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number) => {
    if (isBusy) return;
    onChoose(index);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    // With Alt or Cmd the keys are the browser's: a page back, the first page.
    if (!isPlainPress(event)) return;
    const target = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose((target + tabs.length) % tabs.length);
  };
  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      aria-label={label}
      onKeyDown={handleKey}
      data-part="form-tabs"
    >
      {tabs.map((tab, index) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          className={styles.tab}
          aria-selected={index === chosen}
          aria-controls={index === chosen ? `${id}-panel` : undefined}
          aria-disabled={isBusy || undefined}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => choose(index)}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
