import * as RadixToast from '@radix-ui/react-toast';

/** A toast on its way in, on screen, or on its way out. */
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

/** Short messages over the page. Loaded with the first of them. */
export default function Toaster({ toasts, onDismiss, words }: ToasterProps) {
  return (
    <RadixToast.Provider
      // A new one for each toast: Radix stays paused after a toast was dismissed with the pointer or the focus on it.
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
