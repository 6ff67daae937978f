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
  /** A job sends the application; no request is waiting. */
  isAway?: true;
};

/** Longer than a call and the lookup before it. A stopped process loses its claim after this time. */
export const holdMs = 30_000;

/** A claimed row and what is to be sent; `mayExist` when an earlier call may have created the account. */
export type Claim = { row: Application; body: AlpacaApplication; mayExist: boolean };

export const placeOf = ({ id, accountId }: Pick<Application, 'id' | 'accountId'>) =>
  ({ table: 'applications', column: 'sealed', row: id, owner: accountId }) as const;

/** Writes the row before the call. Returns the finished application if the same one was sent before. */
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

/** Signs with the server's own time and the address it saw, and records version and hash of the full text. */
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

/** Identifies an application. Leaves out the tax id and values that a client changes with each call. */
function fingerprintOf({ agreements: _, identity, ...rest }: AccountApplication) {
  const { tax_id: __, ...others } = identity;
  return derive(keyFor(settings().authSecret, 'application'), JSON.stringify([rest, others]));
}
