import { useEffect, useState } from 'react';
import { findLoadFailure, type LoadFailure } from '@/lib/client/http/load-failure';

type LazyModule<Part> = { part: Part | undefined; failure: LoadFailure | undefined; retry: () => void };

/**
 * Loads a module when it is first needed, so that code for members or for rare actions is not part of the initial load.
 * Define `load` outside the component. `failure` explains a failed load until `retry` is called, which reloads the page
 * if only that helps.
 */
export function useLazyModule<Part>(load: () => Promise<Part>, shouldLoad: boolean): LazyModule<Part> {
  const [part, setPart] = useState<Part>();
  const [failure, setFailure] = useState<LoadFailure>();
  const isMissing = shouldLoad && !failure && part === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setPart(() => loaded);
      },
      async () => {
        const found = await findLoadFailure();
        if (isCurrent) setFailure(found);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isMissing]);

  return { part, failure, retry: failure?.reload ?? (() => setFailure(undefined)) };
}
