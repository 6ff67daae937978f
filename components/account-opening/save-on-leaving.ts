import { apiAddress } from '@/lib/client/config';
import { readAccessToken } from '@/lib/client/session-cookies';
import { brokerageContract } from '@/lib/contracts/brokerage';
import type { RequestOf } from '@/lib/contracts/endpoint';

type DraftBody = RequestOf<typeof brokerageContract.saveDraft>['body'];

/** The last keys before a page closes: a call that the browser finishes by itself. */
export function saveOnLeaving(body: DraftBody) {
  const bearer = readAccessToken();
  const { method, path } = brokerageContract.saveDraft;
  fetch(`${apiAddress()}${path}`, {
    method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify(body),
  }).catch(() => {
    // The page is gone, and nobody is left to be told: the last saved answers stand.
  });
}
