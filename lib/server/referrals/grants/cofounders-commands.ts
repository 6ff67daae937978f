import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { cofounderGrantOperationContract, type CofounderGrant } from '@/lib/contracts/referrals/cofounder-grants';
import { grantKinds } from '@/lib/domain/referrals/cofounder-grants';

export const cofoundersUsage = `  cofounders <email>    list what signed agreements promise a member; no payment is made from it
  cofounders grant <email> <profit-share|exit-bonus|first-look> <agreement> <version> <signed on>
  cofounders end <grant> <day> <reason>`;

/** `npm run ops -- cofounders ...`; returns the output, or undefined for unknown arguments. */
export async function runCofounders(http: AxiosInstance, [verb, ...rest]: string[]): Promise<string | undefined> {
  const grants = createClient(cofounderGrantOperationContract, http);
  if (verb?.includes('@') && rest.length === 0) return viewOf((await grants.list({ query: { email: verb } })).items);
  if (verb === 'grant') {
    const [email, promise, agreementId, version = '', signedOn, ...more] = rest;
    const kind = grantKinds.find((one) => one === promise);
    if (!email || !kind || !agreementId || !/^\d{1,4}$/.test(version) || !signedOn || more.length > 0) return undefined;
    const body = { email, kind, agreementId, agreementVersion: Number(version), signedOn };
    return viewOf((await grants.record({ body })).items);
  }
  const [id, endedOn, ...reason] = rest;
  if (verb !== 'end' || !id || !endedOn || reason.length === 0) return undefined;
  return `Ended on ${(await grants.end({ params: { id }, body: { endedOn, reason: reason.join(' ') } })).endedOn}`;
}

const viewOf = (items: CofounderGrant[]) =>
  items
    .map(({ id, promise, status, agreementId, signedOn, endedOn }) =>
      [id, promise, status, agreementId, `signed ${signedOn}`, ...(endedOn === null ? [] : [`ended ${endedOn}`])].join(
        '  ',
      ),
    )
    .join('\n') || 'No grants.';
