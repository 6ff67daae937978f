import { decodeJwt } from 'jose';
import type { SessionRecord } from '@/lib/contracts/accounts/accounts';
import { setClock } from '@/lib/server/platform/clock';
import { signAccessToken } from '@/lib/server/accounts/access-token';

const hourMs = 3_600_000;

/** The session with an access token from an hour ago: signed with the site's own secret, but expired. */
export async function anHourLater(record: SessionRecord): Promise<SessionRecord> {
  const { sub = '', sid } = decodeJwt<{ sid: string }>(record.token);
  setClock(() => new Date(Date.now() - hourMs));
  try {
    return { ...record, token: await signAccessToken({ accountId: sub, sessionId: sid }) };
  } finally {
    setClock();
  }
}
