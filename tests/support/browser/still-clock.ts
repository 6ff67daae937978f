import { setClock } from '@/lib/server/platform/clock';

/** A stopped clock that the test advances. */
export function stillClock() {
  let at = Date.now();
  const later = (ms: number) => {
    const instant = new Date((at += ms));
    setClock(() => instant);
  };
  later(0);
  return { later, letGo: () => setClock() };
}
