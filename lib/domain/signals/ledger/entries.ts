import { z } from 'zod';
import { canonicalText, hashText } from './canonical';

/** The first line of the public file. A change of the format is another version. */
export const ledgerHeader = { format: 'signal-ledger', version: 1 } as const;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const day = z.iso.date();
const maxCents = 100_000_000;

/** What a signal says. Prices are whole cents. */
export const signalTerms = z.strictObject({
  symbol: z.string().regex(/^[A-Z][A-Z.]{0,9}$/),
  tradeType: z.enum(['Call', 'Put']),
  expiration: day,
  strikeCents: z.int().min(1).max(maxCents),
  bidCents: z.int().min(1).max(maxCents),
  fillDate: day,
});
export type SignalTerms = z.infer<typeof signalTerms>;

/** The terms as committed: with the signal's id and a random nonce, so that the hash cannot be guessed. */
export const sealedTerms = signalTerms.extend({ signal: z.string(), nonce: hash });
export type SealedTerms = z.infer<typeof sealedTerms>;

/** How a signal ended. An expired one is worth nothing. */
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

/** An entry of the ledger, as hashed. */
export const ledgerEntry = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('signal'), commitment: hash, revealBy: day }),
  z.strictObject({ ...common, kind: z.literal('reveal'), terms: sealedTerms }),
  z.strictObject({ ...common, kind: z.literal('close'), closing: signalClosing }),
  z.strictObject({
    ...common,
    kind: z.literal('correction'),
    corrects: z.int().min(1),
    // Half a surrogate pair has no UTF-8 form.
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
/** An entry before it is added to the chain. */
export type LedgerDraft = Without<LedgerEntry, 'number' | 'previous'>;

/** A line of the public file. */
export const ledgerLine = z.strictObject({ entry: ledgerEntry, hash });
export const lineOf = (entry: LedgerEntry): string => canonicalText({ entry, hash: hashText(canonicalText(entry)) });

/** The hash that is public from a signal's first moment. */
export const commitmentOf = (terms: SealedTerms): string => hashText(canonicalText(terms));

/** Basis points of the entry price, rounded half up; the same in integers in any language. */
export const returnBp = (bidCents: number, priceCents: number): number =>
  Math.floor((20_000 * (priceCents - bidCents) + bidCents) / (2 * bidCents));
