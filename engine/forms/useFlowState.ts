import { useCallback, useEffect, useRef, useState } from 'react';
import { formFlowReducer, initialFormFlow, type FormFlowEvent, type FormFlowState } from './formFlowReducer';

export interface FlowState {
  /** The state as it is rendered. */
  readonly state: FormFlowState;
  /** The state as it is now. */
  readonly current: () => FormFlowState;
  readonly send: (event: FormFlowEvent) => void;
}

/**
 * The state of a form, which handlers can read at once and not only with the next render: a double press must find the
 * first.
 */
export function useFlowState(): FlowState {
  const [state, setState] = useState(initialFormFlow);
  const latest = useRef(initialFormFlow);
  const current = useCallback(() => latest.current, []);
  const send = useCallback((event: FormFlowEvent) => {
    latest.current = formFlowReducer(latest.current, event);
    setState(latest.current);
  }, []);
  useEffect(() => {
    send({ type: 'mounted' });
    return () => send({ type: 'unmounted' });
  }, [send]);
  return { state, current, send };
}
