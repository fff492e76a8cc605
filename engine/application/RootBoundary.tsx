import type { i18n } from 'i18next';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { Environment } from '../environment';
import * as styles from './RootBoundary.css';

interface Props {
  readonly environment: Environment;
  readonly i18n: i18n;
  readonly children: ReactNode;
}

/** The last net: a page whose payload or code cannot be had is reported, and the player gets words and a way on, never a white page. */
export class RootBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.environment.report(error, `page${info.componentStack ?? ''}`);
  }

  override render(): ReactNode {
    const { environment, i18n, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <main className={styles.failed} role="alert">
        <p>{i18n.t('common.pageFailed')}</p>
        <button type="button" className={styles.retry} onClick={() => environment.reload()}>
          {i18n.t('common.tryAgain')}
        </button>
      </main>
    );
  }
}
