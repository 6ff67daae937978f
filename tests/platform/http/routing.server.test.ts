import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bytes } from '@/lib/contracts/shared/binary';
import { defineContract, type Access } from '@/lib/contracts/shared/endpoint';
import { createApp } from '@/lib/server/app/app';
import { implement } from '@/lib/server/platform/http/implement';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';

const who = z.object({ who: z.string() });

const things = defineContract({
  read: { method: 'GET', path: '/api/things/:id', access: 'public', summary: 'One.', response: who },
  part: { method: 'GET', path: '/api/things/:id/:part', access: 'public', summary: 'A part.', response: who },
  newest: { method: 'GET', path: '/api/things/newest', access: 'public', summary: 'The newest.', response: who },
  newestPart: {
    method: 'GET',
    path: '/api/things/newest/:part',
    access: 'public',
    summary: 'Of the newest.',
    response: who,
  },
  write: {
    method: 'PUT',
    path: '/api/things/:id',
    access: 'public',
    summary: 'Writes.',
    body: who,
    response: who,
    status: 202,
  },
  csv: {
    method: 'GET',
    path: '/api/things/table',
    access: 'public',
    summary: 'As CSV.',
    response: z.string(),
    produces: 'text/csv',
  },
  file: {
    method: 'GET',
    path: '/api/things/file',
    access: 'public',
    summary: 'As PDF.',
    sharedForS: 60,
    response: bytes,
    produces: 'application/pdf',
  },
});

const api = createApp(
  implement(things, {
    read: ({ params }) => ({ who: `one ${params.id}` }),
    part: ({ params }) => ({ who: `${params.part} of ${params.id}` }),
    newest: () => ({ who: 'the newest' }),
    newestPart: ({ params }) => ({ who: `${params.part} of the newest` }),
    // The extra field is not in the contract, so it must not be sent.
    write: ({ body }) => ({ ...body, passwordHash: 'secret' }),
    csv: () => 'a,b\r\n1,2\r\n',
    file: () => Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe),
  }),
);

const get = async (path: string) => (await visitor({ api }).send('GET', path)).answer;

describe('[S21] a path', () => {
  it('with static segments takes precedence over parameters, whatever the order of entries', async () => {
    expect(await get('/api/things/newest')).toEqual({ who: 'the newest' });
    expect(await get('/api/things/7')).toEqual({ who: 'one 7' });
    expect(await get('/api/things/newest/title')).toEqual({ who: 'title of the newest' });
    expect(await get('/api/things/7/title')).toEqual({ who: 'title of 7' });
  });

  it('has its parameters decoded, and only once', async () => {
    expect(await get('/api/things/a%20b%2Fc')).toEqual({ who: 'one a b/c' });
    expect(await get('/api/things/%2520')).toEqual({ who: 'one %20' });
    expect(await get('/api/things/%E0%A4%A')).toEqual({ who: 'one %E0%A4%A' });
  });

  it('[R23] has no control characters in its parameters', async () => {
    for (const encoded of ['%00', 'a%1b', '%7f'])
      expect((await visitor({ api }).send('GET', `/api/things/${encoded}`)).status).toBe(400);
  });

  it('with an unsupported method is a 405, not another path’s response', async () => {
    const { status, headers } = await visitor({ api }).send('PUT', '/api/things/newest', { body: { who: 'x' } });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('a response', () => {
  it('[R36] contains what its contract names and nothing else', async () => {
    const { status, answer } = await visitor({ api }).send('PUT', '/api/things/7', { body: { who: 'x', extra: 1 } });
    expect(status).toBe(202);
    expect(answer).toEqual({ who: 'x' });
  });

  it('has the content type that its contract names', async () => {
    const { headers, text } = await visitor({ api }).send('GET', '/api/things/table');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text).toBe('a,b\r\n1,2\r\n');
  });

  it('[A7] of an endpoint that returns a file is its bytes, unchanged', async () => {
    const { headers, bytes: sent } = await visitor({ api }).send('GET', '/api/things/file');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect([...sent]).toEqual([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe]);
  });

  it('to HEAD has the headers of GET and no body', async () => {
    const [head, full] = [
      await visitor({ api }).send('HEAD', '/api/things/7'),
      await visitor({ api }).send('GET', '/api/things/7'),
    ];
    expect(head.text).toBe('');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe(full.headers.get('content-type'));
    const missing = await visitor({ api }).send('HEAD', '/api/nothing');
    expect([missing.status, missing.text]).toEqual([404, '']);
  });
});

describe('[G14] [R11] access', () => {
  const access: Access[] = ['public', 'optional', 'member', 'investor', 'either', 'operator'];
  const doors = createApp(
    access.flatMap((one) =>
      implement(
        defineContract({
          open: { method: 'GET', path: `/api/doors/${one}`, access: one, summary: 'A door.', response: who },
        }),
        {
          open: (_, context) => ({ who: (context.caller as { kind: string } | null | undefined)?.kind ?? 'anonymous' }),
        },
      ),
    ),
  );
  const call = async (access: Access, bearer?: string) => {
    const reply = await visitor({ api: doors }).send('GET', `/api/doors/${access}`, { bearer });
    return reply.status === 200 ? (reply.answer as { who: string }).who : reply.status;
  };

  it('depends on the kind of account: 403 for the wrong one, 401 for none', async () => {
    const [user, investor] = [(await registerMember()).token, (await registerMember({ kind: 'investor' })).token];
    const { settings } = await import('@/lib/server/platform/settings/env');
    const bearers = [undefined, 'a.token.of-nobody-at-all', user, investor, settings().opsToken];
    const table = await Promise.all(
      access.map(async (access) => [access, await Promise.all(bearers.map((bearer) => call(access, bearer)))]),
    );
    expect(Object.fromEntries(table)).toEqual({
      public: ['anonymous', 'anonymous', 'anonymous', 'anonymous', 'anonymous'],
      optional: ['anonymous', 'anonymous', 'user', 'investor', 'anonymous'],
      member: [401, 401, 'user', 403, 401],
      investor: [401, 401, 403, 'investor', 401],
      either: [401, 401, 'user', 'investor', 401],
      operator: [401, 401, 401, 401, 'anonymous'],
    });
  });
});
