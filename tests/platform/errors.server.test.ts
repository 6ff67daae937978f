import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

/** The modules anew, as the second of the site's two bundles has them. */
async function loadBundle() {
  vi.resetModules();
  const { AppError } = await import('@/lib/server/platform/errors');
  const { BankFault, toBankFault } = await import('@/lib/server/providers/banking/plaid-errors');
  const { BrokerFault } = await import('@/lib/server/providers/brokerage/broker-fault');
  const { NotSent } = await import('@/lib/server/providers/messaging/not-sent');
  const { PaymentFault } = await import('@/lib/server/providers/payments/payment-fault');
  const { toFailure } = await import('@/lib/server/platform/http/failures');
  return { classes: { AppError, BankFault, BrokerFault, NotSent, PaymentFault }, toBankFault, toFailure };
}

describe('an error that the other bundle made', () => {
  it('[F8] [F11] is known for what it is, and for nothing else', async () => {
    const { classes: theirs } = await loadBundle();
    const { classes: ours } = await loadBundle();
    expect(theirs.AppError).not.toBe(ours.AppError);
    const thrown = {
      AppError: new theirs.AppError('conflict', 'A sentence.'),
      BankFault: new theirs.BankFault('conflict', 'A sentence.', 'bank', { cause: new Error('x') }),
      BrokerFault: new theirs.BrokerFault('refused', 'unprocessable', 'A sentence.'),
      NotSent: new theirs.NotSent('unavailable', 'A sentence.'),
      PaymentFault: new theirs.PaymentFault('declined', 'unprocessable', 'A sentence.'),
    };
    for (const [kind, error] of Object.entries(thrown)) {
      const known = Object.entries(ours).flatMap(([name, one]) => (error instanceof one ? name : []));
      expect(known.toSorted(), kind).toEqual([...new Set(['AppError', kind])].toSorted());
    }
    for (const stranger of [new Error('x'), new TypeError('x'), null, 'AppError', { kind: 'AppError' }])
      expect(Object.values(ours).filter((one) => (stranger as unknown) instanceof one)).toEqual([]);
  });

  it('[F11] is answered with its own sentence and status, not as a fault of ours', async () => {
    const { toBankFault } = await loadBundle();
    const { toFailure } = await loadBundle();
    const body = {
      error_type: 'ITEM_ERROR',
      error_code: 'INVALID_CREDENTIALS',
      error_message: 'x',
      display_message: null,
    };
    expect(toFailure(toBankFault({ status: 400, body }))).toMatchObject({ status: 422, isUnknown: false });
  });

  it('[F8] has a kind of its own in every class of ours', () => {
    const sources = readdirSync('lib', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    const classes = sources.flatMap((text) => [...text.matchAll(/class (\w+) extends (?:AppError|\w+Fault)\b/g)]);
    const named = sources.flatMap((text) => [...text.matchAll(/static override readonly kind = '(\w+)'/g)]);
    expect(classes.length).toBeGreaterThan(3);
    expect(named.map(([, kind]) => kind).toSorted()).toEqual(classes.map(([, name]) => name).toSorted());
  });
});
