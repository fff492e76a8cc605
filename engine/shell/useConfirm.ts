import { useCallback, useEffect, useRef, useState } from 'react';
import { useApplication, useStores, type Application } from '../context/ApplicationContext';
import { useModals } from './useModals';

/** What is asked before something is done; all of it in the player's language. */
export interface Question {
  readonly text: string;
  /** Says what will be done, for example "Remove the account". */
  readonly yes: string;
  /** Left out: "Cancel". */
  readonly no?: string;
}

interface Asked {
  readonly question: Question;
  readonly resolve: (answer: boolean) => void;
  answer: boolean;
  isOpen: boolean;
}

/** The modal that asks. */
const modal = 'confirm';
const asked = new WeakMap<Application, Asked>();

/**
 * Asks the player in the modal `#confirm`, which loads with the first question (STATE-7):  returns true for yes, and
 * false for no, for any other way to close it, and where the site has no such modal. It answers once the modal is
 * closed, so that another can be opened.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const application = useApplication();
  const { modals } = useStores().site.site;
  const { current, open } = useModals();
  const own = useRef<Asked | null>(null);
  useEffect(() => {
    const pending = own.current;
    if (!pending) return;
    if (current === modal) pending.isOpen = true;
    else if (pending.isOpen) {
      own.current = null;
      asked.delete(application);
      pending.resolve(pending.answer);
    }
  }, [current, application]);
  useEffect(() => () => own.current?.resolve(false), []);
  return useCallback(
    (question) =>
      new Promise((resolve) => {
        own.current?.resolve(false);
        if (!modals.includes(modal)) return resolve(false);
        own.current = { question, resolve, answer: false, isOpen: false };
        asked.set(application, own.current);
        open(modal);
      }),
    [application, modals, open],
  );
}

/** For the widget in the modal: what is asked, and what answers and closes it; null when nobody asks. */
export function useQuestion(): { readonly question: Question; readonly answer: (value: boolean) => void } | null {
  const application = useApplication();
  const { close } = useModals();
  // It is still seen while the modal goes.
  const [first] = useState(() => asked.get(application));
  const pending = asked.get(application) ?? first;
  if (!pending) return null;
  const answer = (value: boolean) => {
    pending.answer = value;
    close();
  };
  return { question: pending.question, answer };
}
