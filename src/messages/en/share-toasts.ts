/** How making an image ended. */
export const SHARE_TOASTS = {
  screenshotFailed: { title: 'Failed to capture screenshot', text: 'Please try again later.' },
  screenshotCaptured: {
    title: 'Screenshot captured',
    text: 'Your life visualization has been downloaded as an image.',
  },
} as const;
