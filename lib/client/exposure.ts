import { readChoice } from '@/lib/domain/experiments';
import { readCookie } from './cookies';
import { readUniqueId } from './identity';

/** Reports that this page, one half of an experiment, has been seen. A browser that may not be recognised is not counted. */
export function sendExposure(pathname: string) {
  const choice = readChoice(readCookie('experiment'));
  const uniqueId = readUniqueId();
  if (!choice || !uniqueId || choice.path !== pathname) return;
  const body = JSON.stringify({ experiment: choice.name, variant: choice.variant, uniqueId });
  navigator.sendBeacon('/api/experiments/exposures', new Blob([body], { type: 'application/json' }));
}
