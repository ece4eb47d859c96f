import { minifySync } from 'vite';

/** Minifies a script that is written into a page. */
export const minifyInline = (script: string): string => minifySync('inline.js', script).code;
