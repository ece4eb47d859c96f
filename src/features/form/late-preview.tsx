import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { FormProps } from './form-model.ts';

const forEver = new Promise<never>(() => undefined);
const LifePreview = lazy(() => import('./life-preview.tsx').catch(() => forEver));

/**
 * The picture above the form, as it was prerendered until its code is loaded, or if that fails. React drops prerendered
 * content whose properties change before its code is there, so the entries reach the picture only after that.
 */
export function LatePreview({ form }: FormProps) {
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
