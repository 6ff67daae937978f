import type { z } from 'zod';
import type { signalDeskContract } from '@/lib/contracts/signals/desk';
import { isTradingDay } from '@/lib/domain/shared/calendar/market-calendar';
import { newYorkDay } from '@/lib/domain/shared/new-york';
import type { SignalClosing, SignalTerms } from '@/lib/domain/signals/ledger/entries';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { settings } from '@/lib/server/platform/settings/env';
import { findLedgerHead } from '../ledger/ledger-repository';
import { openLedger, type LedgerWriter } from '../ledger/ledger-writer';
import { toDeskSignal } from './desk-signals';
import { findLiveTrade, hasOpenDuplicate, isKnownSymbol } from './signal-desk-repository';
import { notifyMembers } from './notify-members';
import type { SignalNews } from './signal-news';

type Terms = z.output<typeof signalDeskContract.open.body>;
type Closing = z.output<typeof signalDeskContract.close.body>;
type Correction = z.output<typeof signalDeskContract.correct.body>;

/** Max ratio of the closing price to the bid. A higher ratio is treated as a typing error. */
const maxTimes = 1_000;

export const openSignal = (given: Terms, origin: Origin) =>
  write('opened', origin, async (ledger, tx) => {
    const terms = { ...inCents(given), fillDate: newYorkDay(now()) };
    await checkTerms(tx, terms);
    if (await hasOpenDuplicate(tx, terms))
      throw conflict('symbol', 'A signal with this symbol, type, strike and expiration is already open.');
    return ledger.issue(terms);
  });

export const closeSignal = (id: string, given: Closing, origin: Origin) =>
  write('closed', origin, async (ledger, tx) => {
    await ledger.close(id, await closingOf(tx, id, given));
    return id;
  });

export const correctSignal = (id: string, { reason, terms, closing }: Correction, origin: Origin) =>
  write('corrected', origin, async (ledger, tx) => {
    if ((terms === undefined) === (closing === undefined))
      throw unprocessable('terms', 'Correct either the terms or the closing.');
    const trade = await findLiveTrade(tx, id);
    if (!trade) throw conflict('signal', `Signal ${id} was not opened.`);
    if (closing) await ledger.correct(id, { reason, closing: await closingOf(tx, id, closing) });
    else {
      const corrected = { ...pickTerms(trade), ...inCents(terms ?? {}) };
      await checkTerms(tx, corrected);
      await ledger.correct(id, { reason, terms: corrected });
    }
    return id;
  });

/** Runs a desk action in one transaction: ledger entry, trades table, audit trail and notifications to members. */
function write(news: SignalNews, origin: Origin, act: (ledger: LedgerWriter, tx: Tx) => Promise<string>) {
  return transaction(async (tx) => {
    const ledger = await openLedger(tx, { at: now(), isSample: settings().mode === 'demo' });
    const id = await act(ledger, tx);
    const [trade, head] = [await findLiveTrade(tx, id), await findLedgerHead(tx)];
    if (!trade || !head) throw new Error(`Signal ${id} is missing after it was written.`);
    const notified = await notifyMembers(tx, { news, trade, entry: head.number });
    const detail = { signal: id, entry: head.number };
    await recordAudit(tx, { event: `signal_${news}`, result: 'ok', subject: null, origin, detail });
    return { signal: toDeskSignal(trade, undefined), head: head.hash, ...notified };
  });
}

async function checkTerms(tx: Tx, { symbol, expiration, fillDate }: SignalTerms) {
  if (!(await isKnownSymbol(tx, symbol))) throw unprocessable('symbol', `We do not cover ${symbol} yet.`);
  if (expiration < fillDate) throw unprocessable('expiration', 'The expiration is before the fill date.');
  if (!isTradingDay(expiration))
    throw unprocessable('expiration', `${expiration} is not a trading day. Give the day on which the option expires.`);
}

async function closingOf(tx: Tx, id: string, given: Closing): Promise<SignalClosing> {
  const trade = await findLiveTrade(tx, id);
  if (!trade) throw conflict('signal', `Signal ${id} was not opened.`);
  const today = newYorkDay(now());
  if (given.how === 'expired') {
    if (trade.expiration >= today)
      throw unprocessable('how', `Signal ${id} does not expire before the end of ${trade.expiration}.`);
    return { closeDate: trade.expiration, how: 'expired', priceCents: 0 };
  }
  const priceCents = Math.round(given.price * 100);
  if (priceCents > trade.bidCents * maxTimes)
    throw unprocessable('price', `The price is more than ${maxTimes} times the bid. Check it.`);
  return { closeDate: given.closeDate ?? today, how: 'sold', priceCents };
}

type Dollars = { strike?: number | undefined; bid?: number | undefined };

/** Converts dollar prices to cents; missing prices stay absent. */
function inCents<Given extends Dollars>({ strike, bid, ...rest }: Given) {
  return {
    ...rest,
    ...(strike === undefined ? {} : { strikeCents: Math.round(strike * 100) }),
    ...(bid === undefined ? {} : { bidCents: Math.round(bid * 100) }),
  } as Omit<Given, keyof Dollars> & { strikeCents: number; bidCents: number };
}

const pickTerms = ({ symbol, tradeType, expiration, strikeCents, bidCents, fillDate }: SignalTerms): SignalTerms => ({
  ...{ symbol, tradeType, expiration, strikeCents, bidCents, fillDate },
});

const conflict = (field: string, reason: string) => new AppError('conflict', reason, { fields: { [field]: reason } });
const unprocessable = (field: string, reason: string) =>
  new AppError('unprocessable', reason, { fields: { [field]: reason } });
