import { destructive, type ToastMessage } from './toasts.ts';

/** How making an image ended. */
export const SHARE_TOASTS = {
  screenshotFailed: destructive('Failed to capture screenshot', 'Please try again later.'),
  screenshotCaptured: {
    title: 'Screenshot captured',
    text: 'Your life visualization has been downloaded as an image.',
    variant: 'default',
  },
} as const satisfies Record<string, ToastMessage>;
