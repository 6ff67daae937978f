import { Component, type ReactNode } from 'react';

/** Around what runs beside the page: if it breaks, it is gone and the page stays. React reports the error itself. */
export class QuietBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
