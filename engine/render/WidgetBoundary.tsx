import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ApplicationContext } from '../application/ApplicationContext';
import type { CompiledNode } from '../config/compiled';
import { BrokenWidget } from './BrokenWidget';

interface Props {
  readonly node: CompiledNode;
  readonly children: ReactNode;
}

/** Keeps a broken widget from taking the page along: it is reported, and a quiet note stands in its place. */
export class WidgetBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  static override contextType = ApplicationContext;
  declare context: React.ContextType<typeof ApplicationContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const { node } = this.props;
    this.context?.environment.report(error, `widget "${node.type}", node "${node.id}"${info.componentStack ?? ''}`);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <BrokenWidget type={this.props.node.type} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
