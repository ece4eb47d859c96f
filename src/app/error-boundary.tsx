import { Component, type ReactNode } from 'react';
import { WORDS } from '../content/words.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in the place of a broken part. */
  readonly fallback?: ReactNode;
}

/** Keeps a broken part from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return this.props.fallback ?? <p role="alert">{WORDS.broken}</p>;
  }
}
