import { Suspense, useCallback, useMemo, useState } from 'react';
import { chunk, lazyPrerendered } from '../../platform/chunk.ts';
import { withWords } from '../../words/load-words.ts';
import type { FormProps } from './form-model.ts';

const LifePreview = lazyPrerendered(chunk(() => withWords(['results'], import('./life-preview.tsx'))));

/**
 * The picture above the form. Until its code is loaded, or if that fails, it stays as it was prerendered: it follows
 * the entries only after that.
 */
export function LazyPreview({ form }: FormProps) {
  const [prerendered] = useState(form);
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  const shown = isReady ? form : prerendered;
  return useMemo(
    () => (
      <Suspense>
        <LifePreview form={shown} onReady={onReady} />
      </Suspense>
    ),
    [shown, onReady],
  );
}
