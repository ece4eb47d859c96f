import * as RadixToast from '@radix-ui/react-toast';

/** A toast that is open or closing. */
export interface ShownToast {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly variant: 'default' | 'destructive';
  readonly open: boolean;
}

export interface ToasterProps {
  readonly toasts: readonly ShownToast[];
  readonly onDismiss: (id: number) => void;
  readonly words: { readonly announced: string; readonly dismiss: string; readonly region: string };
}

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PIXELS = 50;

/** Short messages on top of the page. The code is loaded with the first one. */
export default function Toaster({ toasts, onDismiss, words }: ToasterProps) {
  return (
    <RadixToast.Provider
      // A new provider for each toast: Radix stays paused if a toast is dismissed while hovered or focused.
      key={toasts[0]?.id}
      duration={DURATION_MS}
      swipeThreshold={SWIPE_THRESHOLD_PIXELS}
      label={words.announced}
    >
      {toasts.map(({ id, title, text, variant, open }) => (
        <RadixToast.Root
          key={id}
          open={open}
          onOpenChange={(stillOpen) => !stillOpen && onDismiss(id)}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          className={`toast toast-${variant}`}
        >
          <RadixToast.Title>
            {title}
            <span className="visually-hidden">. </span>
          </RadixToast.Title>
          <RadixToast.Description className="toast-text">{text}</RadixToast.Description>
          <RadixToast.Close className="toast-close" aria-label={words.dismiss}>
            <span aria-hidden>×</span>
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="toasts" label={`${words.region} ({hotkey})`} />
    </RadixToast.Provider>
  );
}
