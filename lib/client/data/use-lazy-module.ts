import { useEffect, useState } from 'react';

type LazyModule<Part> = { part: Part | undefined; isLost: boolean; retry: () => void };

/**
 * A part of a page that is fetched when it is first wanted: what only members see or only a press needs does not
 * weigh on everybody. `load` stands outside of the component. `isLost` until `retry`: the connection broke.
 */
export function useLazyModule<Part>(load: () => Promise<Part>, isWanted: boolean): LazyModule<Part> {
  const [part, setPart] = useState<Part>();
  const [isLost, setIsLost] = useState(false);
  const isMissing = isWanted && !isLost && part === undefined;

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
