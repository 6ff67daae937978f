import { readCookie } from '@/lib/client/session/cookies';

/** Reports the variant shown by a running experiment; its code is loaded only then. */
export function reportVariant() {
  if (!readCookie('experiment')) return;
  void import('./exposure').then(({ sendExposure }) => sendExposure(window.location.pathname));
}
