import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ApplicationContext } from '../context/ApplicationContext';

interface Props {
  /** What it holds, for the report. */
  readonly what: string;
  /**
   * What stands in the place of what broke; `retry` has it made again. Unless it is given: words, and another try that
   * a player may press.
   */
  readonly failed?: (retry: () => void, error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** What was thrown, which may be anything. */
interface Failure {
  readonly failed?: { readonly error: unknown } | undefined;
}

/**
 * Keeps a broken part from taking along what is around it: the error is reported, and something quiet stands in its
 * place.
 */
export class Boundary extends Component<Props, Failure> {
  static override contextType = ApplicationContext;
  declare context: React.ContextType<typeof ApplicationContext>;
  override state: Failure = {};

  static getDerivedStateFromError(error: unknown): Failure {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.context?.environment.report(error, `${this.props.what}${info.componentStack ?? ''}`);
  }

  override render(): ReactNode {
    const { what, failed, children } = this.props;
    const failure = this.state.failed;
    if (!failure) return children;
    const retry = () => this.setState({ failed: undefined });
    if (failed) return failed(retry, failure.error);
    const BrokenWidget = this.context?.BrokenWidget;
    return BrokenWidget && <BrokenWidget type={what} onRetry={retry} />;
  }
}
