import { useEffect, useState } from 'react';

type LazyModule<Part> = { part: Part | undefined; isLost: boolean; retry: () => void };

/**
 * Loads a module when it is first needed, so that code for members only, or for a rare action, is not part of the first
 * load. Define `load` outside the component. `isLost` is true after loading failed, until `retry`.
 */
export function useLazyModule<Part>(load: () => Promise<Part>, shouldLoad: boolean): LazyModule<Part> {
  const [part, setPart] = useState<Part>();
  const [isLost, setIsLost] = useState(false);
  const isMissing = shouldLoad && !isLost && part === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setPart(() => loaded);
      },
      () => {
        if (isCurrent) setIsLost(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isMissing]);

  return { part, isLost, retry: () => setIsLost(false) };
}
