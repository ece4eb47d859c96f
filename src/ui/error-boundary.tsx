import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** The children are rendered again when this changes. */
  readonly resetKey?: unknown;
  /** Renders the fallback after an error. @param retry renders the children again */
  readonly renderFallback: (retry: () => void) => ReactNode;
}

/** Catches errors of its children, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.broken && before.resetKey !== this.props.resetKey) this.retry();
  }

  readonly retry = () => this.setState({ broken: false });

  override render() {
    return this.state.broken ? this.props.renderFallback(this.retry) : this.props.children;
  }
}
