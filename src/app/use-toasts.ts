import { useCallback, useRef, useState } from 'react';
import type { ToastMessage } from '../content/toasts.ts';
import type { ShownToast } from '../ui/toast.tsx';

/** One at a time: a new toast replaces the previous one. */
const TOAST_LIMIT = 1;
/** How long a dismissed toast stays in the list. */
const REMOVE_AFTER_MS = 1_000_000;

/** The toasts on screen, newest first. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);

  const showToast = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const toast = { ...message, id: lastId.current, open: true };
    setToasts((shown) => [toast, ...shown].slice(0, TOAST_LIMIT));
  }, []);

  const dismissToast = useCallback((id: number) => {
    setToasts((shown) => shown.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.id !== id)), REMOVE_AFTER_MS);
  }, []);

  /** Removes all toasts, because their messages no longer apply. */
  const clearToasts = useCallback(() => setToasts([]), []);

  return { toasts, showToast, dismissToast, clearToasts };
}
