import { apiAddress } from '@/lib/client/http/config';
import { readAccessToken } from '@/lib/client/session/session-cookies';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import type { RequestOf } from '@/lib/contracts/shared/endpoint';

type DraftBody = RequestOf<typeof brokerageContract.saveDraft>['body'];

/** Saves the latest input when a page closes, with a request that outlives the page. */
export function saveOnLeaving(body: DraftBody) {
  const bearer = readAccessToken();
  const { method, path } = brokerageContract.saveDraft;
  fetch(`${apiAddress()}${path}`, {
    method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify(body),
  }).catch(() => {
    // Ignored: the page is closed, so a failure cannot be shown.
  });
}
