import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ApplicationContext } from '../application/ApplicationContext';

interface Props {
  /** Stands in its place. */
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

/** A modal that cannot be had is reported and says so; the page behind it is not touched. */
export class ModalBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  static override contextType = ApplicationContext;
  declare context: React.ContextType<typeof ApplicationContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.context?.environment.report(error, `modal${info.componentStack ?? ''}`);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
