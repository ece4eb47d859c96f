import { useState } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { FRAME } from '#words/results.ts';
import { chunk } from '../platform/chunk.ts';
import { nameOneFile } from '../platform/edition.ts';
import type { SiteSettings } from '../platform/site-settings.ts';
import { Button } from '../ui/button.tsx';

const oneFileCode = chunk(() => import('./fetch-one-file.ts'));

/** A button that saves the page with everything in it as one file. */
export function SavePage({ settings }: { readonly settings: SiteSettings }) {
  const [state, setState] = useState<'none' | 'saving' | 'saved' | 'failed'>('none');
  const file = nameOneFile(LANGUAGE.tag);
  const save = async () => {
    setState('saving');
    try {
      const { fetchOneFile } = await oneFileCode.load();
      await fetchOneFile(file, settings);
      setState('saved');
    } catch {
      setState('failed');
    }
  };
  const { saving, saved, saveFailed } = FRAME.footer;
  const said = { none: null, saving, saved: saved({ file }), failed: saveFailed }[state];
  return (
    <>
      <Button
        look="quiet"
        aria-disabled={state === 'saving'}
        onClick={() => state !== 'saving' && void save()}
      >
        {FRAME.footer.save}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
