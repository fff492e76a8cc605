import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ApplicationContext } from '../context/ApplicationContext';

interface Props {
  /** What it holds, for the report: a widget by its type, where `node` names its place. */
  readonly what: string;
  readonly node?: string;
  /**
   * What stands in the place of what broke; `retry` has it made again. Unless it is given: words, and another try that
   * a player may press.
   */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Keeps a broken part from taking along what is around it: the error is reported, and something quiet stands in its
 * place.
 */
export class Boundary extends Component<Props, { readonly hasFailed: boolean }> {
  static override contextType = ApplicationContext;
  declare context: React.ContextType<typeof ApplicationContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const { what, node } = this.props;
    const place = node === undefined ? what : `widget "${what}", node "${node}"`;
    this.context?.environment.report(error, `${place}${info.componentStack ?? ''}`);
  }

  override render(): ReactNode {
    const { what, failed, children } = this.props;
    if (!this.state.hasFailed) return children;
    const retry = () => this.setState({ hasFailed: false });
    if (failed) return failed(retry);
    const BrokenWidget = this.context?.BrokenWidget;
    return BrokenWidget && <BrokenWidget type={what} onRetry={retry} />;
  }
}
