import { z } from 'zod';
import { now } from '@/lib/server/platform/clock';
import { cleaned, type ErrorMessages } from './alpaca-errors';
import { createAlpacaRequest } from './alpaca-request';
import type { AlpacaAnswer, AlpacaWire } from './alpaca-wire';
import type { TransferCalls, TransferEvent } from './brokerage';
import { firstUlidOf } from './ulid';

const event = z.object({
  event_id: z.string().regex(/^[0-9A-Z]{26}$/),
  entity_type: z.string(),
  entity_id: z.string().regex(/^[\w-]{1,64}$/),
  status_to: z.string(),
  reason: z.string().nullish(),
});

/**
 * Status changes of transfers, from the stream that replaced /v1/events/transfers/status. Reads a range that ends now
 * instead of keeping a connection open. The stream ends with the range, so any process can read it.
 */
export function createTransferEvents(
  wire: AlpacaWire,
  sentences: ErrorMessages,
): Pick<TransferCalls, 'listTransferEvents'> {
  // The stream has its own breaker, so that a stream that does not end cannot block members' requests.
  const ask = createAlpacaRequest(wire, sentences);
  return {
    listTransferEvents: (afterUlid) =>
      ask(
        {
          method: 'GET',
          path: '/v2/events/funding/status',
          accept: 'text/event-stream',
          query: { since_ulid: afterUlid, until_ulid: firstUlidOf(now()) },
        },
        readEvents,
      ),
  };
}

/** Undefined if a frame is incomplete or the broker reports dropped events; the range is then read again. */
function readEvents({ status, text }: AlpacaAnswer): TransferEvent[] | undefined {
  if (status !== 200) return undefined;
  const events: TransferEvent[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^:.*(dropped|error)/i.test(line)) return undefined;
    if (!line.startsWith('data:')) continue;
    const read = parse(line.slice(5));
    if (!read) return undefined;
    if (read.entity_type !== 'Transfer') continue;
    const { event_id: id, entity_id: transferId, status_to: state, reason } = read;
    events.push({ id, transferId, status: state.toUpperCase(), reason: cleaned(reason ?? '') ?? null });
  }
  return events;
}

function parse(json: string) {
  try {
    return event.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
