import { createHmac } from 'node:crypto';
import { randomToken } from '../crypto';
import { db } from '../db/pool';
import { findOrInsertSalt } from '../repositories/clicks';

/** This process's copy of the day's salt. */
let known: { day: string; salt: string } | undefined;

/** Tells two visitors of one day apart without an address: after the day its salt is deleted, and no key can be made again. */
export async function visitorKey(ip: string, userAgent: string, at: Date): Promise<string> {
  const day = at.toISOString().slice(0, 10);
  if (known?.day !== day) known = { day, salt: await findOrInsertSalt(db(), day, randomToken()) };
  return createHmac('sha256', known.salt).update(`${ip}\n${userAgent}`).digest('base64url').slice(0, 22);
}
