import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { BROKEN } from '#words/form.ts';
import type { Chunk } from '../platform/chunk.ts';
import { CODE_LIMIT_MS } from '../platform/with-timeout.ts';
import { Button } from './button.tsx';
import './section-boundary.css';

interface ErrorFallbackProps {
  /** The visitor's name for the missing section, such as its heading. */
  readonly name: string;
  readonly onRetry: () => void;
  /** Reloads the page, in case a new version of it has removed the section's code. */
  readonly onReload?: (() => void) | undefined;
}

export function ErrorFallback({ name, onRetry, onReload }: ErrorFallbackProps) {
  const { part, renewed, again, againOf, reload } = BROKEN;
  return (
    <div className="notice broken" role="alert">
      <p>{part({ name })}</p>
      {onReload && <p>{renewed}</p>}
      <Button aria-label={againOf({ name })} onClick={onRetry}>
        {again}
      </Button>{' '}
      {onReload && <Button onClick={onReload}>{reload}</Button>}
    </div>
  );
}

type SectionBoundaryProps = Pick<ErrorFallbackProps, 'name'> & Omit<ErrorBoundaryProps, 'renderFallback'>;

/** A section that can fail without affecting the others. It then shows a message with a button to try again. */
export const SectionBoundary = ({ name, ...boundary }: SectionBoundaryProps) => (
  <ErrorBoundary {...boundary} renderFallback={(retry) => <ErrorFallback name={name} onRetry={retry} />} />
);

interface LoadingFallbackProps extends ErrorFallbackProps {
  /** Shown until loading takes too long. */
  readonly children?: ReactNode;
}

/** The fallback while a section's code is loading. If that takes too long, it shows a message with a retry button. */
export function LoadingFallback({ children, ...broken }: LoadingFallbackProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (late) return;
    const timer = setTimeout(setLate, CODE_LIMIT_MS, true);
    return () => clearTimeout(timer);
  }, [late]);
  if (!late) return children;
  const retry = () => {
    setLate(false);
    broken.onRetry();
  };
  return <ErrorFallback {...broken} onRetry={retry} />;
}

/** A section whose code is loaded when it is shown, and again on a retry. @param nameOf the visitor's name for it */
export function lazySection<Props extends object>(
  nameOf: () => string,
  { load, loaded }: Chunk<{ readonly default: ComponentType<Props> }>,
) {
  // A retry needs a new lazy component, because `lazy` caches a failure.
  const create = () => loaded()?.default ?? lazy(load);
  return function LazySection(props: Props & Pick<ErrorFallbackProps, 'onReload'>) {
    const broken = { name: nameOf(), onReload: props.onReload };
    const [Section, setSection] = useState(create);
    const retry = () => setSection(create);
    return (
      <ErrorBoundary
        renderFallback={(showAgain) => (
          <ErrorFallback
            {...broken}
            onRetry={() => {
              retry();
              showAgain();
            }}
          />
        )}
      >
        <Suspense fallback={<LoadingFallback {...broken} onRetry={retry} />}>
          <Section {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** The children are rendered again when this changes. */
  readonly resetKey?: unknown;
  /** Renders the fallback after an error. @param retry renders the children again */
  readonly renderFallback: (retry: () => void) => ReactNode;
}

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
