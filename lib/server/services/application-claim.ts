import { agreements } from '@/lib/content/agreements/agreements';
import { accountThere, applicationUnderWay } from '@/lib/content/brokerage-messages';
import type { AccountApplication } from '@/lib/contracts/application';
import { agreementNames } from '@/lib/domain/application/values';
import { randomId } from '@/lib/domain/ids';
import { agreementText } from '../agreement-fingerprint';
import { now } from '../clock';
import { derive, keyFor } from '../crypto';
import { transaction, type Tx } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { toAlpaca, type AlpacaApplication } from '../providers/brokerage/to-alpaca';
import { changeApplication, insertApplication, lockApplication, type Application } from '../repositories/applications';
import { recordAudit } from '../repositories/audit';
import { recordAgreement } from '../repositories/consents';
import { seal } from '../sealed';

export type Member = {
  accountId: string;
  origin: Origin;
  /** Nobody waits for the answer: the clock sends. */
  isAway?: true;
};

/** A call and the looking up before it take less. Whoever died with the row in hand loses it after this long. */
export const holdMs = 30_000;

/** A row that is ours for a while, and what is to be sent; `mayExist` when an earlier call may have made the account. */
export type Claim = { row: Application; body: AlpacaApplication; mayExist: boolean };

export const placeOf = ({ id, accountId }: Pick<Application, 'id' | 'accountId'>) =>
  ({ table: 'applications', column: 'sealed', row: id, owner: accountId }) as const;

/** The row before the call. Answers the finished application when this very one was sent before. */
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
      ? await changeApplication(tx, id, {
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

/** Decision 9: the server's own clock and the address it saw, with version and hash of every word. */
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

/** Tells the same application from another. The tax id and what a client stamps anew each time are left out. */
function fingerprintOf({ agreements: _, identity, ...rest }: AccountApplication) {
  const { tax_id: __, ...others } = identity;
  return derive(keyFor(settings().authSecret, 'application'), JSON.stringify([rest, others]));
}
