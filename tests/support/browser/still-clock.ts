import { setClock } from '@/lib/server/platform/clock';

/** A clock that stands still until a test moves it on. */
export function stillClock() {
  let at = Date.now();
  const later = (ms: number) => {
    const instant = new Date((at += ms));
    setClock(() => instant);
  };
  later(0);
  return { later, letGo: () => setClock() };
}
