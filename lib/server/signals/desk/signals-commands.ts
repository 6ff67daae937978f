import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { signalDeskContract, type DeskSignal, type WrittenSignal } from '@/lib/contracts/signals/desk';

export const signalsUsage = `  signals               list open signals with age and estimate; those past expiration first
  signals open <symbol> <call|put> <strike> <expiration> <bid>
                        open a signal, filled today at its bid; notifies members with a plan
  signals close <id> <price> [--on 2026-01-31]
  signals close <id> expired
                        close a signal at a price, or confirm that it expired worthless
  signals correct <id> <symbol|type|strike|expiration|bid|price> <value> --reason <why> [--on 2026-01-31]
                        add a correction to the ledger; the first value stays visible`;

type Options = { on?: string | undefined; reason?: string | undefined };

/** `npm run ops -- signals ...`; returns the output, or undefined for unknown arguments. */
export async function runSignals(
  http: AxiosInstance,
  [verb, ...rest]: string[],
  { on, reason }: Options,
): Promise<string | undefined> {
  const desk = createClient(signalDeskContract, http);
  if (verb === undefined || verb === 'list')
    return (await desk.list()).items.map(lineOf).join('\n') || 'No open signals.';
  if (verb === 'open') {
    const [symbol, type = '', strike, expiration, bid] = rest;
    const tradeType = typeOf(type);
    if (symbol === undefined || !tradeType || expiration === undefined) return undefined;
    return describe(
      await desk.open({ body: { symbol, tradeType, strike: Number(strike), expiration, bid: Number(bid) } }),
    );
  }
  const [id, what, value] = rest;
  if (id === undefined || what === undefined) return undefined;
  const params = { id };
  const closing = (price: string | undefined) =>
    price === 'expired'
      ? ({ how: 'expired' } as const)
      : { how: 'sold' as const, price: Number(price), ...(on === undefined ? {} : { closeDate: on }) };
  if (verb === 'close') return describe(await desk.close({ params, body: closing(what) }));
  if (verb !== 'correct' || reason === undefined || value === undefined) return undefined;
  if (what === 'price') return describe(await desk.correct({ params, body: { reason, closing: closing(value) } }));
  const terms = termOf(what, value);
  return terms && describe(await desk.correct({ params, body: { reason, terms } }));
}

const typeOf = (text: string) => (['Call', 'Put'] as const).find((type) => type.toLowerCase() === text.toLowerCase());

function termOf(what: string, value: string) {
  if (what === 'symbol') return { symbol: value };
  if (what === 'expiration') return { expiration: value };
  if (what === 'strike') return { strike: Number(value) };
  if (what === 'bid') return { bid: Number(value) };
  const tradeType = what === 'type' ? typeOf(value) : undefined;
  return tradeType && { tradeType };
}

function describe({ signal, head, told, texted, notTexted }: WrittenSignal) {
  const missed = notTexted === 0 ? '' : ` Not sent by text: ${notTexted} (daily limit).`;
  return `${lineOf(signal)}\nNotified ${told} members by email, ${texted} of them also by text.${missed} Head ${head}`;
}

function lineOf({ id, symbol, tradeType, strike, expiration, bid, age, mark, roi, isDue, isPublic }: DeskSignal) {
  const result =
    roi === null ? (mark === null ? '' : `  estimate ${mark.toFixed(2)}`) : `  closed at ${roi.toFixed(2)}%`;
  const due = isDue ? `  EXPIRED: confirm with "signals close ${id} expired", or give the price` : '';
  const seen = isPublic ? '' : '  members only';
  return `${id}  ${symbol} ${strike} ${tradeType}  expires ${expiration}  bid ${bid.toFixed(2)}  ${age} days${result}${seen}${due}`;
}
