import { readCookie } from './cookies';

/** Reports which half of an experiment is seen, when there is one: only then is the code for it fetched. */
export function reportHalf() {
  if (!readCookie('experiment')) return;
  void import('./exposure').then(({ sendExposure }) => sendExposure(window.location.pathname));
}
