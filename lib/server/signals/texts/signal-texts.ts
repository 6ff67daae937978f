import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { OwnSignalTexts, signalTextsContract } from '@/lib/contracts/signals/signal-texts';
import { messagesStayHere, phoneInvalid } from '@/lib/content/leads/messages';
import {
  phoneCodeWrong,
  signalsCountryNotServed,
  signalTextsOff,
  textsNeedPlan,
} from '@/lib/content/signals/texts/messages';
import { profilePaths } from '@/lib/domain/accounts/profile-paths';
import { channelOf } from '@/lib/domain/leads/text-channels';
import { findOrInsertPhoneNumber } from '@/lib/server/leads/phone-numbers-repository';
import { toMobile } from '@/lib/server/leads/phones';
import { enforceTextLimits } from '@/lib/server/leads/text-limits';
import { queueText } from '@/lib/server/leads/text-queue';
import { holdsPlan } from '@/lib/server/membership/viewers';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import type { TextMessageState } from '@/lib/server/platform/db/schema/messaging';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { derive, keyFor } from '@/lib/server/platform/sealing/crypto';
import { settings } from '@/lib/server/platform/settings/env';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { messagingProvider } from '@/lib/server/providers/messaging/provider';
import { recordConsent } from '@/lib/server/visits/consents-repository';
import * as rows from './signal-texts-repository';
import { canTextSignals } from './text-members';

type Member = { accountId: string; origin: Origin };

const codeGoodForMs = 600_000;
const maxTries = 5;

/** The state of a member's signal texts. */
export async function readOwn(accountId: string): Promise<OwnSignalTexts> {
  const [row, hasPlan] = await Promise.all([rows.findSignalTexts(db(), accountId, now()), holdsPlan(accountId)]);
  const provider = messagingProvider();
  const common = {
    hasPlan,
    isAvailable: provider !== undefined,
    notice: provider?.isReal === false ? messagesStayHere : null,
  };
  if (!row) return { ...common, state: 'off', phone: null, channel: null, last: null, missed: 0 };
  const { phone, country, isConfirmed, hasStopped, lastAt, lastState, missed } = row;
  return {
    ...common,
    state: !isConfirmed ? 'pending' : hasStopped ? 'stopped' : 'on',
    phone,
    channel: channelOf(country),
    last: lastAt && lastState ? { at: new Date(lastAt).toISOString(), state: shownStates[lastState] } : null,
    missed,
  };
}

const shownStates = {
  ...{ waiting: 'waiting', sending: 'waiting', accepted: 'waiting', sent: 'sent', delivered: 'delivered' },
  ...{ read: 'delivered', failed: 'failed', unknown: 'failed', blocked: 'failed', skipped: 'skipped' },
} as const satisfies Record<TextMessageState, NonNullable<OwnSignalTexts['last']>['state']>;

/** Stores the number and texts it a code, within the limits that protect against SMS toll fraud. */
export async function start(
  { accountId, origin }: Member,
  { phoneNumber, country }: z.output<typeof signalTextsContract.start.body>,
) {
  await enforceLimits([{ limit: 'signalTextsByAccount', key: accountId }], origin);
  if (!messagingProvider()) throw new AppError('not_configured', signalTextsOff);
  if (!(await holdsPlan(accountId))) throw new AppError('conflict', textsNeedPlan);
  const phone = toMobile(phoneNumber, country) ?? refuseField('phoneNumber', phoneInvalid);
  if (!canTextSignals(phone.country)) refuseField('phoneNumber', signalsCountryNotServed);
  await enforceTextLimits(phone, origin);
  await transaction(async (tx) => {
    const at = now();
    const number = await findOrInsertPhoneNumber(tx, { ...phone, at });
    if (await rows.requestNumber(tx, { accountId, phoneId: number.id, at })) return;
    const page = profilePaths.notifications;
    await recordConsent(tx, { name: 'signal-texts', subject: accountId, given: 'button', page, origin });
    await queueText(tx, {
      number,
      reason: 'Phone code',
      link: siteAddress,
      words: async () => {
        const code = randomInt(1_000_000).toString().padStart(6, '0');
        const expiresAt = new Date(at.getTime() + codeGoodForMs);
        await rows.setCode(tx, { accountId, hash: hashOfCode(accountId, code), expiresAt });
        return code;
      },
    });
  });
  return readOwn(accountId);
}

export async function confirm({ accountId }: Member, code: string) {
  const at = now();
  const hash = await rows.consumeCodeAttempt(db(), { accountId, at, max: maxTries });
  if (hash === undefined || hash !== hashOfCode(accountId, code)) refuseField('code', phoneCodeWrong);
  const isConfirmed = await transaction((tx) => rows.confirmNumber(tx, { accountId, hash, at }));
  if (!isConfirmed) refuseField('code', phoneCodeWrong);
  return readOwn(accountId);
}

export async function stop({ accountId }: Member) {
  await transaction((tx) => rows.deleteNumber(tx, accountId));
  return readOwn(accountId);
}

const hashOfCode = (accountId: string, code: string) =>
  derive(keyFor(settings().authSecret, 'phone code'), `${accountId}:${code}`);

function refuseField(field: string, sentence: string): never {
  throw new AppError('bad_request', sentence, { fields: { [field]: sentence } });
}
