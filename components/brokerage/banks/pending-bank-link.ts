import { readStored, writeStored } from '@/lib/client/session/storage';

/** A bank link started in this tab: stored, so that it continues after the bank's redirect. */
export type PendingBankLink = {
  linkToken: string;
  isSimulated: boolean;
  /** The bank whose login is renewed; null for a new one. */
  bankId: string | null;
};

export const savePendingLink = (link: PendingBankLink) => writeStored('session', 'bankLink', JSON.stringify(link));
export const clearPendingLink = () => writeStored('session', 'bankLink', null);

/** The link in progress, if any; a finished one is never resumed. */
export function readPendingLink(): PendingBankLink | undefined {
  try {
    const value = JSON.parse(readStored('session', 'bankLink') ?? 'null') as Partial<PendingBankLink> | null;
    if (typeof value?.linkToken !== 'string' || typeof value.isSimulated !== 'boolean') return undefined;
    return { linkToken: value.linkToken, isSimulated: value.isSimulated, bankId: value.bankId ?? null };
  } catch {
    // The stored value is invalid: nothing to resume.
    return undefined;
  }
}
