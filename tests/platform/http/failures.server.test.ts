import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { neutralFailure } from '@/lib/content/shared/faults';
import { AppError, statusOf, type ErrorCode } from '@/lib/server/platform/errors';
import { createApp } from '@/lib/server/app/app';
import { toFailure } from '@/lib/server/platform/http/failures';
import { implement } from '@/lib/server/platform/http/implement';
import { log } from '@/lib/server/platform/log/log';
import { visitor } from '@/tests/support/api/api';

afterEach(() => {
  vi.restoreAllMocks();
});

/** An API with one endpoint that runs this function. */
const apiThat = (work: () => unknown) =>
  createApp(
    implement(
      defineContract({
        act: {
          method: 'GET',
          path: '/api/act',
          access: 'public',
          summary: 'Acts.',
          response: z.object({ sum: z.number() }),
        },
      }),
      { act: work as () => { sum: number } },
    ),
  );
const act = (work: () => unknown) => visitor({ api: apiThat(work) }).send('GET', '/api/act');
const raise = (thrown: unknown) => () => {
  throw thrown;
};

describe('[R69] an internal error', () => {
  const secret = 'ann@example.test';
  const faults: Record<string, () => unknown> = {
    'an error': raise(new Error(`no such row: ${secret}`)),
    'an error that comes late': () => Promise.reject(new TypeError(secret)),
    'a text': raise(secret),
    nothing: raise(undefined),
    'an answer that does not fit': () => ({ sum: secret }),
    'no answer': () => undefined,
  };

  it.each(Object.entries(faults))(
    '%s is one neutral sentence for the caller, and logged once in full',
    async (_, work) => {
      const logged = vi.spyOn(log, 'error').mockReturnValue(undefined);
      const { status, text, headers } = await act(work);
      expect(status).toBe(500);
      expect(JSON.parse(text)).toEqual({
        message: neutralFailure,
        data: { message: neutralFailure, code: 'internal' },
      });
      expect(logged).toHaveBeenCalledTimes(1);
      expect(logged.mock.calls[0]?.[0]).toMatchObject({ requestId: headers.get('x-request-id'), route: '/api/act' });
    },
  );

  it('does not affect the process: the next call is answered', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    await act(raise(new Error('once')));
    expect((await act(() => ({ sum: 2 }))).answer).toEqual({ sum: 2 });
  });

  it('[R43] reveals nothing about its cause', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    const cause = new Error('password authentication failed for postgres://site:secret@db');
    const { text } = await act(
      raise(new AppError('upstream', 'The service behind this page does not answer.', { cause })),
    );
    expect(text).not.toContain('secret');
  });
});

describe('the table from error code to status', () => {
  it.each(Object.entries(statusOf))('[S27] %s is a %i with its sentence in both places', async (code, status) => {
    const reply = await act(raise(new AppError(code as ErrorCode, 'What to do about it.')));
    expect(reply.status).toBe(status);
    expect(JSON.parse(reply.text)).toEqual({
      message: 'What to do about it.',
      data: { message: 'What to do about it.', code },
    });
  });

  it('says when to retry, in whole seconds and at least one', () => {
    const after = (retryAfterS: number) =>
      toFailure(new AppError('unavailable', 'Later.', { retryAfterS })).headers['Retry-After'];
    expect([after(0), after(0.2), after(30.5)]).toEqual(['1', '1', '31']);
  });

  it('[S27] names the invalid fields', async () => {
    const { refusal } = await act(
      raise(new AppError('bad_request', 'Please mend it.', { fields: { email: 'Required' } })),
    );
    expect(refusal.fields).toEqual({ email: 'Required' });
  });
});

describe('[R54] a failing database', () => {
  const withCode = (code: string) => Object.assign(new Error('trouble'), { code });
  const wrapped = (code: string) => new Error('Failed query: select 1', { cause: withCode(code) });

  it.each([
    ['out of reach', withCode('ECONNREFUSED'), 503],
    ['shut down', wrapped('57P01'), 503],
    ['out of connections', wrapped('53300'), 503],
    ['too slow', wrapped('57014'), 503],
    ['full', wrapped('53100'), 507],
    ['asked for what it has not', wrapped('42P01'), 500],
  ])('that is %s', async (_, thrown, status) => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    const reply = await act(raise(thrown));
    expect(reply.status).toBe(status);
    expect(reply.headers.has('retry-after')).toBe(status !== 500);
    expect(reply.text).not.toContain('select');
  });
});
