import { describe, expect, it } from 'vitest';
import { follow, retryDelayAfter, pollMs, type LiveState } from '@/lib/client/live/follow';

type Round = { lives: number; data?: number };

/** Simulates streams with a lifetime; every wait uses the test's own clock. */
async function play(rounds: Round[], { isReachable = true, max = 40 } = {}) {
  const end = new AbortController();
  const states: LiveState[] = [];
  const waits: number[] = [];
  let [clock, opened, polls] = [0, 0, 0];
  await follow<number>(
    {
      stream: (onData) => {
        const { lives, data } = rounds[opened] ?? { lives: 0 };
        opened += 1;
        if (opened > rounds.length) end.abort();
        if (data !== undefined) onData(data);
        clock += lives;
        return lives === 0 ? Promise.reject(new Error('It was cut.')) : Promise.resolve();
      },
      poll: () => {
        polls += 1;
        if (polls >= max) end.abort();
        return isReachable ? Promise.resolve(polls) : Promise.reject(new Error('No network.'));
      },
      wait: (ms) => {
        waits.push(ms);
        clock += ms;
        return Promise.resolve();
      },
      now: () => clock,
      onChange: (state) => states.at(-1) !== state && states.push(state),
    },
    end.signal,
  );
  return { states, waits, opened, polls };
}

describe('[A10] a live connection', () => {
  it('is live while its stream is open, and reconnects when it ends', async () => {
    const { states } = await play([
      { lives: 60_000, data: 1 },
      { lives: 60_000, data: 2 },
    ]);
    expect(states).toEqual(['live', 'reconnecting', 'live', 'reconnecting']);
  });

  it('waits longer after each short stream', async () => {
    const { waits } = await play([{ lives: 0 }, { lives: 0 }]);
    const [first = 0, second = 0] = waits;
    expect(first).toBeGreaterThanOrEqual(1_000);
    expect(first).toBeLessThan(2_000);
    expect(second).toBeGreaterThanOrEqual(2_000);
    expect(second).toBeLessThan(4_000);
  });

  it('polls every 30 seconds after three interrupted streams, and tries a stream again after ten responses', async () => {
    const { states, waits, opened } = await play([
      { lives: 0 },
      { lives: 0 },
      { lives: 10_000, data: 1 },
      { lives: 0 },
    ]);
    expect(states).toEqual(['reconnecting', 'live', 'polling']);
    expect(waits.slice(2, 12)).toEqual(Array.from({ length: 10 }, () => pollMs));
    expect(opened).toBe(5);
  });

  it('does not mark figures as updated without a response', async () => {
    const { states } = await play([{ lives: 0 }, { lives: 0 }, { lives: 0 }], { isReachable: false, max: 12 });
    expect(states).toEqual(['reconnecting']);
  });

  it.each([
    [1, 1_000],
    [2, 2_000],
    [5, 16_000],
    [6, 20_000],
    [60, 20_000],
  ])('pauses after %i failures for %i ms, and up to twice as long', (failures, ms) => {
    expect([retryDelayAfter(failures, () => 0), retryDelayAfter(failures, () => 1)]).toEqual([ms, 2 * ms]);
  });
});
