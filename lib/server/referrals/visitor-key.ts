import { createHmac } from 'node:crypto';
import { randomToken } from '@/lib/server/platform/sealing/crypto';
import { db } from '@/lib/server/platform/db/pool';
import { findOrInsertSalt } from './clicks-repository';

/** This process's copy of the daily salt. */
let known: { day: string; salt: string } | undefined;

/**
 * Distinguishes visitors of one day without storing an address: after the day its salt is deleted, and keys can no
 * longer be computed.
 */
export async function visitorKey(ip: string, userAgent: string, at: Date): Promise<string> {
  const day = at.toISOString().slice(0, 10);
  if (known?.day !== day) known = { day, salt: await findOrInsertSalt(db(), day, randomToken()) };
  return createHmac('sha256', known.salt).update(`${ip}\n${userAgent}`).digest('base64url').slice(0, 22);
}
