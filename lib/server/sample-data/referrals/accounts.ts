import { sampleAmbassador } from '@/lib/content/referrals/sample-ambassador';
import { currentPromoterTerms } from '@/lib/content/referrals/promoter-terms';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { insertAccount } from '@/lib/server/accounts/accounts-repository';
import { hashPassword } from '@/lib/server/accounts/passwords';
import type { Tx } from '@/lib/server/platform/db/pool';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { insertClicks } from '@/lib/server/referrals/clicks-repository';
import {
  insertAcceptance,
  insertBinding,
  insertCode,
  saveDisplayName,
} from '@/lib/server/referrals/referrals-repository';
import { sampleAccountId } from '@/lib/domain/referrals/sample-accounts';
import { insertConsentText } from '@/lib/server/visits/consents-repository';
import { samplePeople } from './people';

export const codeOf = (name: string) => `sample-${name}`;
export const noon = (today: DateOnly, daysAgo: number) => new Date(`${addDays(today, -daysAgo)}T12:00:00Z`);

/** Opens the sample accounts, each with accepted terms and a link; false if they exist already. */
export async function openSampleAccounts(tx: Tx, today: DateOnly): Promise<boolean> {
  const text = JSON.stringify(currentPromoterTerms);
  await insertConsentText(tx, text);
  for (const { name, firstName, lastName, joined, by } of samplePeople) {
    const [id, createdAt] = [sampleAccountId(name), noon(today, joined)];
    const isAmbassador = name === 'ambassador';
    const account = await insertAccount(tx, {
      ...{ id, kind: 'user', firstName, lastName, phone: null, uniqueId: null, createdAt },
      email: isAmbassador ? sampleAmbassador.email : `${id}@example.test`,
      // The other accounts have no password, so they cannot sign in.
      passwordHash: isAmbassador ? await hashPassword(sampleAmbassador.password) : '',
      referredBy: by === undefined ? null : codeOf(by),
    });
    if (!account) return false;
    const { version, from } = currentPromoterTerms;
    // Terms can be accepted only once they are in effect, which may be after a sample person joined.
    const acceptedAt = new Date(Math.max(createdAt.getTime(), Date.parse(`${from}T12:00:00Z`)));
    await insertAcceptance(tx, { accountId: id, version, textHash: hashOf(text), acceptedAt, ip: null });
    await insertCode(tx, { code: codeOf(name), accountId: id, kind: 'personal', createdAt });
    await saveDisplayName(tx, id, isAmbassador ? `${firstName} ${lastName.charAt(0)}.` : null);
    if (by !== undefined)
      await insertBinding(tx, {
        ...{ accountId: id, ownerId: sampleAccountId(by), code: codeOf(by), boundAt: createdAt },
      });
  }
  return true;
}

/** Adds a few clicks on the ambassador's link on each of the last 60 days. */
export const insertSampleClicks = (tx: Tx, today: DateOnly) =>
  insertClicks(
    tx,
    Array.from({ length: 60 }, (_, day) =>
      Array.from({ length: (day * 7) % 5 }, (_unused, at) => ({
        ...{ id: `sample-click-${day}-${at}`, at: noon(today, day), code: codeOf('ambassador'), path: '/' },
        ...{ utm: {}, visitorKey: null, agent: 'Chrome' },
      })),
    ).flat(),
  );
