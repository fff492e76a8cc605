import type { FramedProblem } from '../protocol';
import { Place } from './Place';
import type { PreviewStore } from './PreviewStore';
import * as styles from './stage/Stage.css';

/** Problems with their file, line, the lines around them and what to do. */
export function ProblemList({
  store,
  problems,
}: {
  readonly store: PreviewStore;
  readonly problems: readonly FramedProblem[];
}) {
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={`${problem.file}:${problem.line}:${problem.column}:${problem.message}`}>
          <Place store={store} place={problem} />
          <p className={styles.message}>
            <span className={problem.severity === 'error' ? styles.error : styles.warning}>
              {problem.path === '' ? problem.code : problem.path}
            </span>{' '}
            {problem.message}
          </p>
          {problem.frame === '' ? null : (
            <pre className={styles.codeFrame} tabIndex={0} aria-label={`${problem.file}:${problem.line}`}>
              {problem.frame.trimEnd()}
            </pre>
          )}
        </li>
      ))}
    </ul>
  );
}
