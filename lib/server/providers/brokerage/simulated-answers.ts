import { createHash } from 'node:crypto';
import type { AlpacaAnswer } from './alpaca-wire';

/** Responses of the simulated broker, in the real one's format. */
export const answer = (status: number, body: unknown): AlpacaAnswer => ({ status, body, text: JSON.stringify(body) });

export const no = (status: number, code: number, message: string) => answer(status, { code, message });

export const notFound = () => no(404, 40410000, 'account not found');

/** A deterministic id in the format of a UUID. */
export function idFrom(text: string) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
