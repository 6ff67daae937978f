import { readChoice } from '@/lib/domain/visits/experiments';
import { readCookie } from '@/lib/client/session/cookies';
import { readUniqueId } from '@/lib/client/session/identity';

/** Reports that a variant was seen. A browser that may not be identified is not counted. */
export function sendExposure(pathname: string) {
  const choice = readChoice(readCookie('experiment'));
  const uniqueId = readUniqueId();
  if (!choice || !uniqueId || choice.path !== pathname) return;
  const body = JSON.stringify({ experiment: choice.name, variant: choice.variant, uniqueId });
  navigator.sendBeacon('/api/experiments/exposures', new Blob([body], { type: 'application/json' }));
}
