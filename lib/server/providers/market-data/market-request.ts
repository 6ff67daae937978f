import { setTimeout as pause } from 'node:timers/promises';
import { now } from '@/lib/server/platform/clock';
import { AppError } from '@/lib/server/platform/errors';
import { createBreaker } from '@/lib/server/providers/breaker';
import type { Answer, OnKeyRejected, Pace } from './market-data';
import type { Wire, WireAnswer } from './finnhub-wire';

/** Timeout for all attempts of a request together. */
const totalMs = 8_000;
const retries = 2;
/** Max wait for a slot. After that, the next run of the job tries again soon enough. */
const turnMs = 30_000;

/** How long a rejected key is not used again. A new key comes with new settings, and so with a new provider. */
const keyRestMs = 3_600_000;

export type MarketRequest = {
  (path: string, params: Record<string, string>): Promise<Answer<unknown>>;
  /** Whether our key was rejected within the last hour, in which case no request is sent. */
  isKeyRefused: () => boolean;
};

type No = Extract<Answer<unknown>, { ok: false }>;
const no = (reason: No['reason'], why: string): No => ({ ok: false, reason, why });
/** Not retried, because a retry would not help. */
const keyRefused: No = no('down', 'it rejected our key');

/**
 * Creates a function that sends requests within the rate limit and retries temporary failures. Identical concurrent
 * requests are sent once.
 */
export function createMarketRequest(wire: Wire, pace: Pace, onKeyRefused: OnKeyRejected): MarketRequest {
  const breaker = createBreaker({
    sentence: 'Calls to the provider are paused after repeated failures.',
    isFailure: (error) => error instanceof Failed,
  });
  const underway = new Map<string, Promise<Answer<unknown>>>();
  let keyRestsUntil = 0;
  const isKeyRefused = () => now().getTime() < keyRestsUntil;

  async function tryOften(path: string, params: Record<string, string>): Promise<Answer<unknown>> {
    const signal = AbortSignal.timeout(totalMs);
    for (let tried = 0; ; tried += 1) {
      const answer = await wire(path, params, signal).then(interpret, unanswered);
      if (answer.ok || answer.reason !== 'down' || answer === keyRefused || tried === retries || signal.aborted)
        return answer;
      // Half a second before the first retry and a second before the next, with jitter.
      await pause(500 * 2 ** tried * (0.5 + Math.random() / 2));
      if ((await pace.take()) > 0) return answer;
    }
  }

  async function once(path: string, params: Record<string, string>): Promise<Answer<unknown>> {
    if (isKeyRefused()) return keyRefused;
    if (!(await waitForTurn(pace))) return no('limit', 'our call limit is used up');
    try {
      return await breaker.run(async () => {
        const { answer, holdS } = withHold(await tryOften(path, params));
        if (holdS !== undefined) await pace.hold(holdS);
        if (answer === keyRefused) {
          keyRestsUntil = now().getTime() + keyRestMs;
          await onKeyRefused();
          return answer;
        }
        if (!answer.ok && (answer.reason === 'down' || answer.reason === 'unusable')) throw new Failed(answer);
        return answer;
      });
    } catch (error) {
      if (error instanceof Failed) return error.answer;
      if (error instanceof AppError) return no('down', 'calls are paused after repeated failures');
      throw error;
    }
  }

  const ask = (path: string, params: Record<string, string>) => {
    const key = `${path}?${new URLSearchParams(params).toString()}`;
    const running = underway.get(key);
    if (running) return running;
    const pending = once(path, params).finally(() => underway.delete(key));
    underway.set(key, pending);
    return pending;
  };
  return Object.assign(ask, { isKeyRefused });
}

/** Carries a failed response through the circuit breaker, which counts thrown errors. */
class Failed extends Error {
  constructor(readonly answer: No) {
    super(answer.why);
  }
}

type Limited = No & { holdS?: number };
const withHold = (answer: Answer<unknown>) => ({ answer, holdS: (answer as Limited).holdS });

async function waitForTurn(pace: Pace) {
  const until = performance.now() + turnMs;
  for (;;) {
    const waitMs = await pace.take();
    if (waitMs <= 0) return true;
    if (performance.now() + waitMs > until) return false;
    await pause(waitMs);
  }
}

function interpret({ status, body, retryAfterS }: WireAnswer): Answer<unknown> {
  const isRefusal = typeof body === 'object' && body !== null && 'error' in body;
  if (status === 200 && body !== undefined && !isRefusal) return { ok: true, data: body };
  if (status === 200) return no('unusable', 'it returned invalid JSON');
  if (status === 401 || (status === 403 && isRefusal && /api key/i.test(String(body.error)))) return keyRefused;
  // A firewall may also return 403, but not in Finnhub's format.
  if (status === 403 && isRefusal) return no('premium', 'the plan does not include it');
  if (status === 404) return no('not_found', 'it does not know it');
  if (status === 429) {
    const limited: Limited = { ...no('limit', 'it asked us to slow down'), holdS: Math.min(retryAfterS ?? 60, 3600) };
    return limited;
  }
  if (status >= 500) return no('down', `it returned ${status}`);
  return no('unusable', `it returned ${status}`);
}

const outOfTime = new Set(['ERR_CANCELED', 'ECONNABORTED', 'ETIMEDOUT']);

/** Uses only the transport's error code: see `NoResponseError`. */
function unanswered(error: unknown): Answer<unknown> {
  const code = error instanceof Error ? error.message : 'an unnamed error';
  if (code === 'ERR_BAD_RESPONSE') return no('unusable', 'its response was too long or incomplete');
  return no('down', outOfTime.has(code) ? 'it did not answer in time' : `the call ended with ${code}`);
}
