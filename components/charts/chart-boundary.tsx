import { Component, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';

/** Around a drawn chart: one that cannot be drawn, or came without its source, does not take the page with it. */
export class ChartBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <ErrorState title="This chart cannot be shown" onRetry={() => this.setState({ isBroken: false })}>
        Its numbers came in a form that we cannot draw. Nothing else on this page depends on them.
      </ErrorState>
    );
  }
}
