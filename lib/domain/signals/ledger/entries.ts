import { z } from 'zod';
import { canonicalText, hashText } from './canonical';

/** The first line of the public file. A change of the format gets a new version. */
export const ledgerHeader = { format: 'signal-ledger', version: 1 } as const;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const day = z.iso.date();
const maxCents = 100_000_000;

/** The terms of a signal. Prices are in whole cents. */
export const signalTerms = z.strictObject({
  symbol: z.string().regex(/^[A-Z][A-Z.]{0,9}$/),
  tradeType: z.enum(['Call', 'Put']),
  expiration: day,
  strikeCents: z.int().min(1).max(maxCents),
  bidCents: z.int().min(1).max(maxCents),
  fillDate: day,
});
export type SignalTerms = z.infer<typeof signalTerms>;

/**
 * The terms that the commitment hashes, with the signal's ID and a random nonce, so that the hash cannot be guessed.
 */
export const sealedTerms = signalTerms.extend({ signal: z.string(), nonce: hash });
export type SealedTerms = z.infer<typeof sealedTerms>;

/** How a signal ended. An expired option has a price of 0. */
export const signalClosing = z
  .strictObject({ closeDate: day, how: z.enum(['sold', 'expired']), priceCents: z.int().min(0).max(maxCents) })
  .refine(({ how, priceCents }) => how === 'sold' || priceCents === 0);
export type SignalClosing = z.infer<typeof signalClosing>;

const common = {
  number: z.int().min(1),
  at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  signal: z.string().regex(/^[a-z0-9-]{1,40}$/),
  sample: z.boolean(),
  previous: hash,
};

/** A ledger entry as it is hashed. */
export const ledgerEntry = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('signal'), commitment: hash, revealBy: day }),
  z.strictObject({ ...common, kind: z.literal('reveal'), terms: sealedTerms }),
  z.strictObject({ ...common, kind: z.literal('close'), closing: signalClosing }),
  z.strictObject({
    ...common,
    kind: z.literal('correction'),
    corrects: z.int().min(1),
    // A lone surrogate has no UTF-8 form.
    reason: z
      .string()
      .min(1)
      .max(300)
      .refine((text) => text.isWellFormed()),
    terms: signalTerms.nullable(),
    closing: signalClosing.nullable(),
  }),
]);
export type LedgerEntry = z.infer<typeof ledgerEntry>;

type Without<Entry, Keys extends PropertyKey> = Entry extends unknown ? Omit<Entry, Keys> : never;
/** An entry that has not been added to the chain yet. */
export type LedgerDraft = Without<LedgerEntry, 'number' | 'previous'>;

/** A line of the public file. */
export const ledgerLine = z.strictObject({ entry: ledgerEntry, hash });
export const lineOf = (entry: LedgerEntry): string => canonicalText({ entry, hash: hashText(canonicalText(entry)) });

/** The hash of a signal's terms, published when the signal is issued. */
export const commitmentOf = (terms: SealedTerms): string => hashText(canonicalText(terms));

/**
 * The return in basis points of the entry price, rounded half up. Integers only, so that every language gets the same
 * result.
 */
export const returnBp = (bidCents: number, priceCents: number): number =>
  Math.floor((20_000 * (priceCents - bidCents) + bidCents) / (2 * bidCents));
