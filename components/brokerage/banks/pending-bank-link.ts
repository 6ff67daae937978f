import { readStored, writeStored } from '@/lib/client/session/storage';

/** A bank link in progress in this tab, stored so that it continues after the bank's redirect. */
export type PendingBankLink = {
  linkToken: string;
  isSimulated: boolean;
  /** The bank whose login is being renewed; null for a new bank. */
  bankId: string | null;
};

export const savePendingLink = (link: PendingBankLink) => writeStored('session', 'bankLink', JSON.stringify(link));
export const clearPendingLink = () => writeStored('session', 'bankLink', null);

/** Returns the link in progress, if any. A finished link is not resumed. */
export function readPendingLink(): PendingBankLink | undefined {
  try {
    const value = JSON.parse(readStored('session', 'bankLink') ?? 'null') as Partial<PendingBankLink> | null;
    if (typeof value?.linkToken !== 'string' || typeof value.isSimulated !== 'boolean') return undefined;
    return { linkToken: value.linkToken, isSimulated: value.isSimulated, bankId: value.bankId ?? null };
  } catch {
    // The stored value is invalid, so there is nothing to resume.
    return undefined;
  }
}
