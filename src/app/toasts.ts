import { useCallback, useRef, useState } from 'react';
import type { ShownToast } from '../ui/toast.tsx';
import type { ToastMessage } from '../words/toasts.ts';

/** How long a dismissed toast is kept. */
const REMOVE_AFTER_MS = 1_000_000;

/** The toast on screen. One at a time: a new toast replaces the previous one. */
export function useToasts() {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const lastId = useRef(0);

  const showToast = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    setToast({ variant: 'destructive', ...message, id: lastId.current, open: true });
  }, []);

  const dismissToast = useCallback((id: number) => {
    setToast((shown) => (shown?.id === id ? { ...shown, open: false } : shown));
    setTimeout(() => setToast((shown) => (shown?.id === id ? null : shown)), REMOVE_AFTER_MS);
  }, []);

  /** Removes the toast, because its message no longer applies. */
  const clearToast = useCallback(() => setToast(null), []);

  return { toast, showToast, dismissToast, clearToast };
}
