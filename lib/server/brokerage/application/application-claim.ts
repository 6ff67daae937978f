import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { accountThere, applicationUnderWay } from '@/lib/content/brokerage/brokerage-messages';
import type { AccountApplication } from '@/lib/contracts/brokerage/application';
import { agreementNames } from '@/lib/domain/brokerage/application/values';
import { randomId } from '@/lib/domain/shared/ids';
import { agreementText } from '@/lib/server/accounts/agreement-fingerprint';
import { now } from '@/lib/server/platform/clock';
import { derive, keyFor } from '@/lib/server/platform/sealing/crypto';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { toAlpaca, type AlpacaApplication } from '@/lib/server/providers/brokerage/to-alpaca';
import { updateApplication, insertApplication, lockApplication, type Application } from './applications-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { recordAgreement } from '@/lib/server/visits/consents-repository';
import { seal } from '@/lib/server/platform/sealing/sealed';

export type Member = {
  accountId: string;
  origin: Origin;
  /** Set when a job sends the application and no request waits for the result. */
  isAway?: true;
};

/**
 * How long a claim lasts: longer than a call and the lookup before it. The claim of a stopped process expires after
 * this time.
 */
export const holdMs = 30_000;

/** A claimed row and the request body to send. `mayExist`: an earlier call may have created the account. */
export type Claim = { row: Application; body: AlpacaApplication; mayExist: boolean };

export const placeOf = ({ id, accountId }: Pick<Application, 'id' | 'accountId'>) =>
  ({ table: 'applications', column: 'sealed', row: id, owner: accountId }) as const;

/**
 * Stores the application and claims it before the call to the broker. Returns the stored one if the same application
 * was already sent.
 */
export const claimApplication = (
  application: AccountApplication,
  member: Member,
): Promise<Claim | { done: Application }> =>
  transaction(async (tx) => {
    const at = now();
    const known = await lockApplication(tx, member.accountId);
    const running = known && !known.endedAt ? known : null;
    const fingerprint = fingerprintOf(application);
    if (running?.state === 'sent') {
      if (running.fingerprint === fingerprint) return { done: running };
      throw new AppError('conflict', accountThere);
    }
    if (running?.heldUntil && running.heldUntil > at)
      throw new AppError('conflict', applicationUnderWay, { retryAfterS: 5 });

    const id = running?.id ?? randomId();
    const signed = await sign(tx, id, at, member.origin);
    const body = toAlpaca(application, signed);
    const sealed = seal(JSON.stringify(body), placeOf({ id, accountId: member.accountId }));
    const held = { fingerprint, sealed, heldUntil: new Date(at.getTime() + holdMs) };
    const mayExist = running !== null && running.state !== 'refused';
    const row = running
      ? await updateApplication(tx, id, {
          ...held,
          state: 'sending',
          attempts: running.attempts + 1,
          refusal: null,
          firstSentAt: mayExist ? (running.firstSentAt ?? at) : at,
        })
      : await insertApplication(tx, { ...held, id, accountId: member.accountId, createdAt: at, firstSentAt: at });
    await recordAudit(tx, {
      event: 'application_sent',
      result: 'ok',
      subject: member.accountId,
      origin: member.origin,
    });
    return { row, body, mayExist };
  });

/**
 * Records the agreements as signed, with the version and a hash of the full text. Time and IP address are those that
 * the server saw.
 */
async function sign(tx: Tx, subject: string, at: Date, origin: Origin) {
  for (const name of agreementNames) {
    const { document } = agreements[name];
    await recordAgreement(tx, {
      name,
      version: document.version,
      text: agreementText(document),
      subject,
      given: 'tick',
      page: undefined,
      origin,
    });
  }
  return agreementNames.map((agreement) => ({ agreement, signed_at: at.toISOString(), ip_address: origin.ip }));
}

/**
 * Keyed hash that identifies an application. It omits the tax ID and the agreements, whose values a client may change
 * with each call.
 */
function fingerprintOf({ agreements: _, identity, ...rest }: AccountApplication) {
  const { tax_id: __, ...others } = identity;
  return derive(keyFor(settings().authSecret, 'application'), JSON.stringify([rest, others]));
}
