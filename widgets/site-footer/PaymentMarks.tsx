import { useMessages } from '../../engine';
import * as styles from './PaymentMarks.css';

/** Ways to pay, each as a small mark with its name for screen readers. `className` may dress the single mark anew. */
export function PaymentMarks({ className = '' }: { readonly className?: string }) {
  const message = useMessages();
  return (
    <ul className={styles.marks}>
      {marks.map(({ key, d, isLine }) => (
        <li key={key} className={`${styles.mark} ${className}`}>
          <svg
            viewBox="0 0 38 20"
            width="38"
            height="20"
            role="img"
            aria-label={message(`siteFooter.${key}`)}
            fill={isLine ? 'none' : 'currentColor'}
            stroke={isLine ? 'currentColor' : 'none'}
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={d} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const marks: readonly { readonly key: string; readonly d: string; readonly isLine?: boolean }[] = [
  { key: 'payCard', d: 'M10 4h18a2 2 0 0 1 2 2v1.500H8V6a2 2 0 0 1 2-2ZM8 10.500h22V14a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2Z' },
  { key: 'payWallet', d: 'M7 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM22.500 3.300a7 7 0 1 1 0 13.400q4.600-6.700 0-13.400Z' },
  { key: 'payBank', d: 'M19 2 31 8H7ZM9 9.500h4V15H9ZM17 9.500h4V15h-4ZM25 9.500h4V15h-4ZM7 16h24v2H7Z' },
  { key: 'payPhone', d: 'M7 10h24M25 4l6 6-6 6', isLine: true },
];
