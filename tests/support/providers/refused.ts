import { expect } from 'vitest';
import { failure } from '@/lib/contracts/shared/failure';
import type { RawAnswer } from '@/tests/support/processes/raw-http';

/** Asserts that the running site rejected a request in the API's format, with the headers of every response. */
export function expectRefusal(answer: RawAnswer, status: number, code: string) {
  expect(answer.status).toBe(status);
  expect(answer.head).toMatch(/content-type: application\/json/i);
  expect(answer.head).toMatch(/x-request-id: /i);
  expect(answer.head).toMatch(/x-content-type-options: nosniff/i);
  expect(answer.head).toMatch(/x-demo-mode: 1/i);
  const body = failure.strict().parse(JSON.parse(answer.body));
  expect(body.data).toMatchObject({ code, message: body.message });
}
