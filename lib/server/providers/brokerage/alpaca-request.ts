import type { z } from 'zod';
import { brokerUnreachable } from '@/lib/content/brokerage/brokerage-messages';
import { AppError } from '@/lib/server/platform/errors';
import { createBreaker } from '@/lib/server/providers/breaker';
import { invalidBrokerResponse, toBrokerError, toNoResponseFailure, type ErrorMessages } from './alpaca-errors';
import { NoResponseError, type AlpacaAnswer, type AlpacaRequest, type AlpacaWire } from './alpaca-wire';
import { BrokerError } from './broker-error';

/**
 * Sends one request and parses its response. Rejects with a `BrokerError` for every failure, including a response for
 * which `read` returns undefined.
 */
export type AlpacaCall = <T>(request: AlpacaRequest, read: (answer: AlpacaAnswer) => T | undefined) => Promise<T>;

/** Creates a function that sends requests to the broker, with its own circuit breaker. */
export function createAlpacaRequest(wire: AlpacaWire, sentences?: ErrorMessages): AlpacaCall {
  const breaker = createBreaker({
    sentence: brokerUnreachable,
    isFailure: (error) => error instanceof BrokerError && error.code !== 'unprocessable' && error.code !== 'conflict',
  });

  return async (request, read) => {
    try {
      return await breaker.run(async () => {
        const answer = await wire(request).catch((error: unknown) => {
          throw error instanceof NoResponseError ? toNoResponseFailure(error.message, sentences) : error;
        });
        const good = read(answer);
        if (good !== undefined) return good;
        throw answer.status >= 200 && answer.status < 300
          ? invalidBrokerResponse(`No ${request.path} in the answer.`, sentences)
          : toBrokerError(answer, sentences);
      });
    } catch (error) {
      // The breaker rejected the call, so no request was sent.
      if (error instanceof AppError && !(error instanceof BrokerError))
        throw new BrokerError('nothing', 'unavailable', brokerUnreachable, {
          cause: error,
          retryAfterS: error.retryAfterS ?? 30,
        });
      throw error;
    }
  };
}

/** Parses a successful response of this shape. */
export const ok =
  <S extends z.ZodType, T>(schema: S, to: (value: z.output<S>) => T) =>
  ({ status, body }: AlpacaAnswer): T | undefined => {
    const parsed = status === 200 || status === 201 ? schema.safeParse(body) : undefined;
    return parsed?.success ? to(parsed.data) : undefined;
  };

/** Accepts any successful response and ignores its body. */
export const done = ({ status }: AlpacaAnswer) => (status >= 200 && status < 300 ? true : undefined);
