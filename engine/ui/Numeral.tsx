import * as styles from './Numeral.css';

/**
 * A short figure as an ornament: two lines of metal around bright letters, in the size of the words around it. Readers
 * of the page get its words.
 */
export function Numeral({ words, className = '' }: { readonly words: string; readonly className?: string }) {
  return (
    <svg
      className={`${styles.numeral} ${className}`}
      role="img"
      aria-label={words}
      focusable="false"
      data-part="numeral"
    >
      {styles.lines.map((line) => (
        <text key={line} x="50%" y=".86em" className={line}>
          {words}
        </text>
      ))}
    </svg>
  );
}
