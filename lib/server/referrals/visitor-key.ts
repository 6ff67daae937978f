import { createHmac } from 'node:crypto';
import { randomToken } from '@/lib/server/platform/sealing/crypto';
import { db } from '@/lib/server/platform/db/pool';
import { findOrInsertSalt } from './clicks-repository';
import { utcDay } from '@/lib/domain/shared/utc-day';

/** This process's copy of the daily salt. */
let known: { day: string; salt: string } | undefined;

/**
 * Keyed hash that distinguishes visitors within a day without storing an address. The salt is deleted after the day,
 * and then the key can no longer be computed.
 */
export async function visitorKey(ip: string, userAgent: string, at: Date): Promise<string> {
  const day = utcDay(at);
  if (known?.day !== day) known = { day, salt: await findOrInsertSalt(db(), day, randomToken()) };
  return createHmac('sha256', known.salt).update(`${ip}\n${userAgent}`).digest('base64url').slice(0, 22);
}
