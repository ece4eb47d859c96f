import * as RadixToast from '@radix-ui/react-toast';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { readsFromRight } from './direction.ts';
import './toast.css';

/** A toast that is open or closing. */
export interface ShownToast {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly variant: 'default' | 'destructive';
  readonly open: boolean;
}

export interface ToasterProps {
  readonly toast: ShownToast;
  readonly onDismiss: (id: number) => void;
  /** How long it stays open. */
  readonly durationMs: number;
  readonly words: { readonly announced: string; readonly dismiss: string; readonly region: string };
}

const SWIPE_THRESHOLD_PIXELS = 50;

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributeFilter: ['open'], subtree: true });
  return () => observer.disconnect();
}
const findOpenDialog = () => document.querySelector('dialog[open]');

/**
 * A modal dialog makes everything outside it inert, so toasts move into it while it is open. The element itself moves:
 * mounted again, they would be announced again.
 */
function InOpenDialog({ children }: { readonly children: ReactNode }) {
  const dialog = useSyncExternalStore(watchDialogs, findOpenDialog);
  const home = useRef<HTMLDivElement>(null);
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => (dialog ?? home.current)?.append(host), [dialog, host]);
  return <div ref={home}>{createPortal(children, host)}</div>;
}

/** A short message on top of the page. The code is loaded with the first one. */
export default function Toaster({ toast, onDismiss, durationMs, words }: ToasterProps) {
  const { id, title, text, variant, open } = toast;
  return (
    <InOpenDialog>
      <RadixToast.Provider
        // A new provider for each toast: Radix stays paused if a toast is dismissed while hovered or focused.
        key={id}
        duration={durationMs}
        swipeDirection={readsFromRight() ? 'left' : 'right'}
        swipeThreshold={SWIPE_THRESHOLD_PIXELS}
        label={words.announced}
      >
        <RadixToast.Root
          open={open}
          onOpenChange={(stillOpen) => !stillOpen && onDismiss(id)}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          className={`toast toast-${variant}`}
        >
          <RadixToast.Title>
            <span>{title}</span>
            <span className="visually-hidden">. </span>
          </RadixToast.Title>
          <RadixToast.Description className="toast-text">{text}</RadixToast.Description>
          <RadixToast.Close asChild aria-label={words.dismiss}>
            <Button look="sign">
              <span aria-hidden>×</span>
            </Button>
          </RadixToast.Close>
        </RadixToast.Root>
        <RadixToast.Viewport className="toasts screen-only" label={`${words.region} ({hotkey})`} />
      </RadixToast.Provider>
    </InOpenDialog>
  );
}
