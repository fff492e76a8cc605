import { useMessages } from '../../engine';
import * as styles from './PaymentMarks.css';
import sheet from './payments.svg?no-inline';

/** Ways to pay, each as a small mark with its name for screen readers. `className` may restyle the single mark. */
export function PaymentMarks({ className = '' }: { readonly className?: string }) {
  const message = useMessages();
  return (
    <ul className={styles.marks}>
      {['payCard', 'payWallet', 'payBank', 'payPhone'].map((way) => (
        <li key={way} className={`${styles.mark} ${className}`}>
          <svg width="38" height="20" role="img" aria-label={message(`siteFooter.${way}`)}>
            <use href={`${sheet}#${way}`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
