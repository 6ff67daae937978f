import { expect, it } from 'vitest';
import { billingOperationContract as contract } from '@/lib/contracts/membership/billing-operation';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { decliningCard, addCard, payingMember, promoter, subscribe } from '@/tests/support/features/payments';
import { registerMember } from '@/tests/support/database/factories';

const touch = (path: string, more: object = {}) => ({ at: '2026-11-20T12:00:00.000Z', path, ...more });

it('[D9] a path over three posts and two ambassadors is reported by first touch, last touch and deciding post', async () => {
  const [byLink, byCode] = [await promoter(), await promoter()];
  const first = touch('/blog/what-a-golden-cross-is', { referredBy: byLink.link });
  const last = touch('/blog/how-we-count', { utm: { utm_source: 'newsletter' } });
  const came = { attribution: { first, last: first }, referredBy: byLink.link };
  const body = { attribution: { first, last }, ledBy: '/blog/a-paid-post', promoCode: byCode.code };
  await payingMember(body, undefined, came);
  // A subscription without its own attribution has that of its account.
  await payingMember({}, undefined, came);
  // A subscription that never started is not counted.
  const never = await registerMember();
  await addCard(never, decliningCard);
  await subscribe(never, { ...body, ledBy: '/blog/how-we-count' });
  // Unknown posts are not stored as attribution.
  const untracked = await payingMember({ ledBy: 'https://elsewhere.example/blog/x', attribution: 'nonsense' });
  const { rows } = await pool().query('select led_by_post from subscriptions where account_id = $1', [
    untracked.member.id,
  ]);
  expect(rows).toEqual([{ led_by_post: null }]);

  const { items } = (await visitor().ask(contract.sources, { bearer: settings().opsToken })).answer;
  expect(items).toEqual([
    { kind: 'ambassador', name: byLink.link, first: 2, last: 1, decided: 1 },
    { kind: 'ambassador', name: byCode.code, first: 0, last: 0, decided: 1 },
    { kind: 'post', name: 'what-a-golden-cross-is', first: 2, last: 1, decided: 0 },
    { kind: 'post', name: 'a-paid-post', first: 0, last: 0, decided: 1 },
    { kind: 'post', name: 'how-we-count', first: 0, last: 1, decided: 0 },
  ]);
});
