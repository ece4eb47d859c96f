/** Shows what this page has requested, by the browser's own record, and how to check it. Needs nothing of a life. */

export { RequestsDialog } from './requests-dialog.tsx';
