import { RouteLink, SectionHeading, useMessages } from '../../../../engine';
import { useCrossword } from './inner/useCrossword';
import type { MissionListFormProps } from '../../../../widgets/mission-list/variants';
import * as styles from './Crossword.css';

const cell = 29;

/**
 * The missions as a puzzle: what is done fills letters of a small crossword, the next open mission is its next clue.
 */
export function Crossword({ title, missions }: MissionListFormProps) {
  const message = useMessages();
  const done = missions.filter((mission) => mission.done >= mission.goal).length;
  const next = missions.find((mission) => mission.done < mission.goal);
  const { cells, columns, rows } = useCrossword(missions);
  const width = columns * cell + 2;
  const height = rows * cell + 2;
  return (
    <div data-part="missions">
      <SectionHeading title={title} level={3} />
      <p className={styles.text}>{message('missionList.puzzle', { done, count: missions.length - done })}</p>
      <div className={styles.puzzle}>
        <svg
          className={styles.grid}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
        >
          {cells.map(({ letter, row, column, isBlock, isFilled }) => (
            <g key={`${row} ${column}`}>
              <rect
                x={column * cell + 1}
                y={row * cell + 1}
                width={cell}
                height={cell}
                className={isBlock ? styles.block : isFilled ? styles.filled : styles.open}
              />
              {isFilled ? (
                <text x={(column + 0.5) * cell + 1} y={row * cell + 22} textAnchor="middle" className={styles.letter}>
                  {letter}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
        {next ? (
          <p className={styles.text}>
            {message('missionList.nextClue', { title: next.title })}{' '}
            <strong className={styles.reward}>{next.reward}</strong>
          </p>
        ) : null}
      </div>
      <RouteLink route="mission" className={styles.link}>
        {message('missionList.all')}
      </RouteLink>
    </div>
  );
}
