import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { findMemberByEmail } from './partner-terms-repository';

/** The id of the member with an email; throws without one. */
export async function memberIdOf(email: string): Promise<string> {
  const member = await findMemberByEmail(db(), email);
  if (!member) throw new AppError('not_found', 'No member has this email.');
  return member.id;
}
