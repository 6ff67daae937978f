import type { Equality, OwnDescription } from '@/lib/contracts/investing/equality';
import { consents } from '@/lib/content/visits/consents';
import { allocationOf } from '@/lib/domain/investing/allocation';
import {
  equalityBackgrounds,
  mergedGroupCount,
  nextPublication,
  quarterOf,
  upToFives,
  type Background,
} from '@/lib/domain/investing/equality';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { listEntries } from '../cap-table/cap-table-repository';
import { recordConsent } from '@/lib/server/visits/consents-repository';
import * as rows from './equality-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { describerKey } from './self-description';

const consent = consents['self-description'];

/** Progress: shares by the current ledger, and people as last published. */
export async function readEquality(): Promise<Equality> {
  const today = utcDay(now());
  const [entries, last] = await Promise.all([listEntries(db(), today), rows.findLastPublication(db())]);
  const isSample = entries.some((entry) => entry.isSample) || last?.isSample === true;
  return {
    ...allocationOf(entries),
    publication: last && {
      on: last.on,
      population: last.population,
      meant: last.counts.shown.meant,
      other: last.counts.shown.other,
      groups: equalityBackgrounds.map((background) => ({ background, people: last.counts.shown[background] })),
      merged: mergedGroupCount(last.counts.shown),
    },
    meta: {
      source: isSample ? 'Sample generator' : 'Register of shares and self-descriptions',
      asOf: entries.at(-1)?.recordedAt ?? now().toISOString(),
      isSample,
    },
  };
}

export async function readOwnDescription(accountId: string): Promise<OwnDescription> {
  const found = await rows.findDescription(db(), describerKey(accountId));
  return { background: found?.background ?? null, consent };
}

type Said = { background: Background; consentVersion: number };

export async function saveSelfDescription(accountId: string, { background, consentVersion }: Said, origin: Origin) {
  await enforceLimits([{ limit: 'selfDescriptionsByAccount', key: accountId }], origin);
  if (consentVersion !== consent.version)
    throw new AppError('conflict', 'The consent text has changed. Reload the page to review it.');
  const key = describerKey(accountId);
  await transaction(async (tx) => {
    const before = await rows.findDescription(tx, key);
    await rows.saveDescription(tx, { key, background, consentVersion });
    if (before?.consentVersion === consentVersion) return;
    // IP address and request id are omitted, because the consent record must not link an answer's key to a person.
    await recordConsent(tx, {
      name: 'self-description',
      subject: key,
      given: 'tick',
      page: undefined,
      origin: { ...origin, ip: 'not kept', requestId: 'not kept' },
    });
  });
  return readOwnDescription(accountId);
}

export async function withdrawDescription(accountId: string) {
  await rows.deleteDescription(db(), describerKey(accountId));
  return readOwnDescription(accountId);
}

/** Publishes the counts of a quarter, once, on the first run of the quarter. Returns whether they were written. */
export async function publishEquality(): Promise<boolean> {
  const on = quarterOf(utcDay(now()));
  const last = await rows.findLastPublication(db());
  if (last && last.on >= on) return false;
  const [answers, open] = await Promise.all([rows.countAnswers(db()), rows.countOpenAccounts(db())]);
  return rows.insertPublication(db(), {
    on,
    counts: nextPublication(answers, last?.counts ?? null),
    population: upToFives(open),
    isSample: settings().mode === 'demo',
  });
}
