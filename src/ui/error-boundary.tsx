import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What the part shows. With another subject it is tried again by itself. */
  readonly resetKey?: unknown;
  /** What stands in the place of a broken part. @param retry shows the part again, for better or worse */
  readonly renderFallback: (retry: () => void) => ReactNode;
}

/** Keeps a broken part from taking the rest of the page with it. */
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
