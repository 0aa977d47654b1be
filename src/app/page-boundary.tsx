import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-failure.tsx';

interface Props {
  children: ReactNode;
}

/** Catches a page that cannot be shown (its chunk or its words did not arrive), and offers another try. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PageFailure /> : this.props.children;
  }
}
