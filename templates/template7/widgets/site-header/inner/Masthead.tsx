import { mastheadLines } from './mastheadLines';
import * as styles from './Masthead.css';

/**
 * A name set so large that it fills its column (SITE-1). The letters are drawn to the column's width, so neither a late
 * font nor a narrow window moves or cuts them.
 */
export function Masthead({ name }: { readonly name: string }) {
  const lines = mastheadLines(name);
  // The last letter keeps its own room: close setting takes it only between letters.
  const width = Math.max(...lines.map((line) => line.width)) + 0.05;
  return (
    <span className={styles.masthead} data-part="masthead">
      <span className={styles.name}>{name}</span>
      <svg
        className={styles.letters}
        viewBox={`0 0 ${Math.round(width * 100)} ${92 * lines.length}`}
        aria-hidden="true"
        focusable="false"
      >
        {lines.map((line, index) => (
          <text
            key={line.words}
            x={Math.round((width - 0.05 - line.width) * 50)}
            y={70 + 92 * index}
            textLength={Math.round(line.width * 100)}
            lengthAdjust="spacingAndGlyphs"
          >
            {line.words}
          </text>
        ))}
      </svg>
    </span>
  );
}
