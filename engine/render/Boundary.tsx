import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ApplicationContext } from '../context/ApplicationContext';

interface Props {
  /** What it holds, for the report. */
  readonly what: string;
  /** What stands in the place of what broke; `retry` has it made again. */
  readonly failed: (retry: () => void) => ReactNode;
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
    this.context?.environment.report(error, `${this.props.what}${info.componentStack ?? ''}`);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed(() => this.setState({ hasFailed: false })) : this.props.children;
  }
}
