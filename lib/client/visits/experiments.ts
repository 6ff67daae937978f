import { readCookie } from '@/lib/client/session/cookies';
import { readUniqueId } from '@/lib/client/session/identity';
import { readChoice } from '@/lib/domain/visits/experiments';

/** Reports which variant of an experiment this page showed. Browsers that may not be identified are not counted. */
export function reportVariant() {
  const choice = readChoice(readCookie('experiment'));
  const uniqueId = readUniqueId();
  if (!choice || !uniqueId || choice.path !== window.location.pathname) return;
  const body = JSON.stringify({ experiment: choice.name, variant: choice.variant, uniqueId });
  navigator.sendBeacon('/api/experiments/exposures', new Blob([body], { type: 'application/json' }));
}
