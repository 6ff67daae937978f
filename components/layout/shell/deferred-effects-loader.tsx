import { useEffect, useState, type ComponentType } from 'react';

/** Loads `DeferredEffects` after hydration, because nothing needs it earlier. */
export function DeferredEffectsLoader() {
  const [Companion, setCompanion] = useState<ComponentType>();
  useEffect(() => {
    // The import, the time zone lookup and the render are separate tasks, so that none blocks taps on a slow phone.
    const request = setTimeout(() => {
      import('./deferred-effects').then(
        async (loaded) => {
          await nextTurn();
          loaded.warmUpTimeZone();
          await nextTurn();
          setCompanion(() => loaded.DeferredEffects);
        },
        () => {
          // If the load fails, this visit is not counted, and the next page load retries.
        },
      );
    });
    return () => clearTimeout(request);
  }, []);
  return Companion ? <Companion /> : null;
}

const nextTurn = () => new Promise((turn) => setTimeout(turn));
