import { randomBytes } from 'node:crypto';
import { canonicalText } from '@/lib/domain/signals/ledger/canonical';
import {
  commitmentOf,
  sealedTerms,
  type LedgerDraft,
  type SignalClosing,
  type SignalTerms,
} from '@/lib/domain/signals/ledger/entries';
import { applyEntry, termsFault, type LedgerState, type RuleFault } from '@/lib/domain/signals/ledger/ledger-state';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { AppError } from '@/lib/server/platform/errors';
import type { Tx } from '@/lib/server/platform/db/pool';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { countLiveTrades, insertLiveTrade, updateLiveTrade } from './live-trades-repository';
import * as rows from './ledger-repository';

/** A signal is visible to members first, and becomes public when it is closed or after this many days. */
export const membersFirstDays = 30;

export type LedgerWriter = Awaited<ReturnType<typeof openLedger>>;

/**
 * Locks the ledger until the transaction ends and returns its write operations. Each entry also updates the trades
 * table.
 */
export async function openLedger(tx: Tx, { at: moment, isSample }: { at: Date; isSample: boolean }) {
  await rows.lockLedger(tx);
  let head = await rows.findLedgerHead(tx);
  if (head && head.isSample !== isSample)
    throw new AppError('conflict', 'The ledger holds sample signals. Real signals need a separate database.');
  // Server clocks may differ, so an entry is never dated before the previous one.
  const at = new Date(Math.max(moment.getTime(), head?.at.getTime() ?? 0)).toISOString();

  return { issue, reveal, close, correct };

  async function issue(terms: SignalTerms): Promise<string> {
    const fault = termsFault(terms, at);
    if (fault) throw refusal(fault);
    const number = (await countLiveTrades(tx)) + 1;
    const signal = `live-${String(number).padStart(4, '0')}`;
    const sealed = sealedTerms.parse({ ...terms, signal, nonce: randomBytes(32).toString('hex') });
    const revealBy = addDays(at.slice(0, 10), membersFirstDays);
    await append(new Map(), { ...common(signal), kind: 'signal', commitment: commitmentOf(sealed), revealBy });
    await rows.insertTerms(tx, signal, canonicalText(sealed));
    await insertLiveTrade(tx, { id: signal, number, terms, isSample, at: new Date(at) });
    return signal;
  }

  /** Publishes a signal's terms; does nothing if they are already public. */
  async function reveal(signal: string): Promise<void> {
    const state = await stateOf(signal);
    if (state.get(signal)?.terms) return;
    const terms = await rows.findTerms(tx, signal);
    if (terms === undefined) throw noSuchSignal(signal);
    await append(state, { ...common(signal), kind: 'reveal', terms: sealedTerms.parse(JSON.parse(terms)) });
    await follow(state, signal);
  }

  async function close(signal: string, closing: SignalClosing): Promise<void> {
    await reveal(signal);
    const state = await stateOf(signal);
    await append(state, { ...common(signal), kind: 'close', closing });
    await follow(state, signal);
  }

  /** Corrects a signal's terms or closing with a new entry; the original values stay in the ledger. */
  async function correct(
    signal: string,
    given: { terms?: Partial<SignalTerms>; closing?: SignalClosing; reason: string },
  ): Promise<void> {
    if (given.terms) await reveal(signal);
    const state = await stateOf(signal);
    const known = state.get(signal);
    if (!known) throw noSuchSignal(signal);
    const { terms, revealNumber, closeNumber } = known;
    const corrects = given.terms ? revealNumber : closeNumber;
    if (corrects === null)
      throw refusal({ code: 'conflict', field: 'signal', reason: `Signal ${signal} is not closed yet.` });
    await append(state, {
      ...common(signal),
      kind: 'correction',
      corrects,
      reason: given.reason,
      terms: given.terms && terms ? { ...terms, ...given.terms } : null,
      closing: given.closing ?? null,
    });
    await follow(state, signal);
  }

  function common(signal: string) {
    return { at, signal, sample: isSample };
  }

  async function stateOf(signal: string): Promise<LedgerState> {
    const state: LedgerState = new Map();
    for (const entry of await rows.listSignalEntries(tx, signal)) applyEntry(state, entry);
    return state;
  }

  async function append(state: LedgerState, draft: LedgerDraft) {
    const entry = rows.chainEntry(draft, head);
    const fault = applyEntry(state, entry);
    if (fault) throw refusal(fault);
    head = await rows.insertEntry(tx, entry);
    await keepFiguresSoon(tx);
  }

  async function follow(state: LedgerState, signal: string) {
    const known = state.get(signal);
    if (known?.terms) await updateLiveTrade(tx, { id: signal, terms: known.terms, closing: known.closing });
  }
}

/** Queues one recomputation of the stored figures after the transaction, before a reader has to wait for it. */
async function keepFiguresSoon(tx: Tx) {
  const id = await rows.findTransactionId(tx);
  await enqueueMessage(tx, { topic: 'kept-figures', payload: {}, dedupeKey: `kept-figures:${id}` });
}

const noSuchSignal = (signal: string) =>
  refusal({ code: 'conflict', field: 'signal', reason: `Signal ${signal} was not opened.` });

const refusal = ({ code, field, reason }: RuleFault) => new AppError(code, reason, { fields: { [field]: reason } });
