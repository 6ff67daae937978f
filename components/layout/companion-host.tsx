import { useEffect, useState, type ComponentType } from 'react';

/** Fetches the visit's companion once the page works: none of it is needed before. */
export function CompanionHost() {
  const [Companion, setCompanion] = useState<ComponentType>();
  useEffect(() => {
    import('./companion').then(
      (loaded) => {
        loaded.lookAtClock();
        setCompanion(() => loaded.Companion);
      },
      () => {
        // The connection broke: this visit is not counted, and the next page that is opened tries again.
      },
    );
  }, []);
  return Companion ? <Companion /> : null;
}
