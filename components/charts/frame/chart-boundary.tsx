import { Component, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/feedback/error-state';

/** Shows an error in place of a chart that throws while rendering, so that the page keeps working. */
export class ChartBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <ErrorState title="This chart can’t be shown" onRetry={() => this.setState({ isBroken: false })}>
        The data could not be read. Please try again later.
      </ErrorState>
    );
  }
}
