import { dayOf, fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import type { LedgerEntry, SignalClosing, SignalTerms } from '@/lib/domain/signals/ledger/entries';

export type TimelineStep = { day: string; text: string; entry: number };
export type CorrectionView = {
  day: string;
  reason: string;
  changes: readonly { name: string; before: string; after: string }[];
};

/** The timeline of a signal, oldest first. */
export function timelineOf(entries: readonly LedgerEntry[]): TimelineStep[] {
  return entries.map((entry) => ({ day: dayOf(entry.at), text: stepText(entry), entry: entry.number }));
}

function stepText(entry: LedgerEntry): string {
  switch (entry.kind) {
    case 'signal':
      return `Opened, commitment published. To be revealed by ${fullDate(entry.revealBy)}.`;
    case 'reveal':
      return `Revealed: ${optionText(entry.terms)}, filled ${fullDate(entry.terms.fillDate)} at ${usdExact(entry.terms.bidCents)}.`;
    case 'close':
      return closingText(entry.closing);
    case 'correction':
      return `Corrected: ${entry.reason}`;
  }
}

const closingText = ({ how, priceCents, closeDate }: SignalClosing) =>
  how === 'expired'
    ? `Expired worthless on ${fullDate(closeDate)}.`
    : `Closed at ${usdExact(priceCents)} on ${fullDate(closeDate)}.`;

/** The option of a signal: 'MU $90 call, expires 03/15/2024'. */
export const optionText = ({ symbol, strikeCents, tradeType, expiration }: SignalTerms) =>
  `${symbol} ${usdExact(strikeCents).replace(/\.00$/, '')} ${tradeType.toLowerCase()}, expires ${fullDate(expiration)}`;

/** The corrections of a signal, each with its reason and the values that it replaced. */
export function correctionsOf(entries: readonly LedgerEntry[]): CorrectionView[] {
  let terms: Record<string, string> = {};
  let closing: Record<string, string> = {};
  return entries.flatMap((entry) => {
    if (entry.kind === 'reveal') terms = termTexts(entry.terms);
    if (entry.kind === 'close') closing = closingTexts(entry.closing);
    if (entry.kind !== 'correction') return [];
    const before = { ...terms, ...closing };
    if (entry.terms) terms = termTexts(entry.terms);
    if (entry.closing) closing = closingTexts(entry.closing);
    const changes = Object.entries({ ...terms, ...closing }).flatMap(([name, after]) =>
      before[name] === after ? [] : [{ name, before: before[name] ?? 'None', after }],
    );
    return [{ day: dayOf(entry.at), reason: entry.reason, changes }];
  });
}

const termTexts = ({ symbol, tradeType, expiration, strikeCents, bidCents, fillDate }: SignalTerms) => ({
  ...{ Symbol: symbol, Type: tradeType, Expires: fullDate(expiration), Strike: usdExact(strikeCents) },
  ...{ Bid: usdExact(bidCents), Filled: fullDate(fillDate) },
});

const closingTexts = ({ closeDate, how, priceCents }: SignalClosing) => ({
  ...{ Closed: fullDate(closeDate), How: how === 'sold' ? 'Sold' : 'Expired', 'Exit price': usdExact(priceCents) },
});
