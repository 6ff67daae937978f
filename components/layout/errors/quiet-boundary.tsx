import { Component, type ReactNode } from 'react';

/** An error boundary for optional parts: a part that throws is removed and the page stays. React reports the error. */
export class QuietBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
