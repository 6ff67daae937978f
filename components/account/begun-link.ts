import { readStored, writeStored } from '@/lib/client/storage';

/** A link to a bank that was begun in this tab: kept, so that it goes on when the bank sends people back. */
export type BegunLink = {
  linkToken: string;
  isSimulated: boolean;
  /** The bank whose login is renewed; null for a new one. */
  bankId: string | null;
};

export const keepBegun = (link: BegunLink) => writeStored('session', 'bankLink', JSON.stringify(link));
export const forgetBegun = () => writeStored('session', 'bankLink', null);

/** The link that was begun, or nothing: one that is finished never goes on again. */
export function readBegun(): BegunLink | undefined {
  try {
    const value = JSON.parse(readStored('session', 'bankLink') ?? 'null') as Partial<BegunLink> | null;
    if (typeof value?.linkToken !== 'string' || typeof value.isSimulated !== 'boolean') return undefined;
    return { linkToken: value.linkToken, isSimulated: value.isSimulated, bankId: value.bankId ?? null };
  } catch {
    // Somebody else wrote there: nothing was begun.
    return undefined;
  }
}
