import { createHash } from 'node:crypto';
import type { AlpacaAnswer } from './alpaca-wire';
import type { SimulatedAccount } from './simulated-account';
import { timePart } from './ulid';

/** The stream of funding events up to `until`, with one frame for each step of each transfer, oldest first. */
export function eventsOf(accounts: SimulatedAccount[], sinceUlid: string, until: Date): AlpacaAnswer {
  const events = accounts.flatMap((account) =>
    (account.transfers ?? []).flatMap(({ id, steps }) =>
      steps
        .filter(([at]) => Date.parse(at) < until.getTime())
        .map(([at, status, reason], place) => ({
          event_id: timePart(new Date(at)) + randomPart(`${id} ${status}`),
          at,
          account_id: account.id,
          correspondent: 'DEMO',
          entity_id: id,
          entity_type: 'Transfer',
          status_from: steps[place - 1]?.[1] ?? '',
          status_to: status,
          ...(reason ? { reason } : {}),
        })),
    ),
  );
  const frames = events
    .filter(({ event_id: id }) => id > sinceUlid)
    .sort((one, other) => (one.event_id < other.event_id ? -1 : 1))
    .map((event) => `data: ${JSON.stringify(event)}\n\n`);
  return { status: 200, body: undefined, text: `:heartbeat\n\n${frames.join('')}` };
}

/** The sixteen characters of a ULID after the time, which are the same for the same event in every response. */
const randomPart = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16).toUpperCase();
