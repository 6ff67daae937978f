import { beforeEach, describe, expect, it } from 'vitest';
import { http as handle, HttpResponse } from 'msw/http';
import { createHttp } from '@/lib/client/http/http';
import { requestFile } from '@/lib/client/http/request-file';
import { restore } from '@/lib/client/session/session';
import { register } from '@/lib/client/session/session-actions';
import { statementsContract } from '@/lib/contracts/referrals/statements';
import { mockEndpoint, network } from '@/tests/support/browser/mock-endpoint';
import { sessionRecord } from '@/tests/support/api/session';

const http = createHttp({ baseUrl: window.location.origin });
const request = () => requestFile(http, statementsContract.pdf, { month: '2026-09' });

beforeEach(() => {
  restore();
  register(sessionRecord(), { kind: 'user' });
});

describe('[A7] a file of the API', () => {
  it('arrives as its bytes', async () => {
    const address = new URL('/api/referrals/statements/2026-09/pdf', window.location.origin).href;
    network.use(
      handle.get(address, ({ request: { headers } }) =>
        HttpResponse.arrayBuffer(Uint8Array.of(0x25, 0x00, 0xff).buffer, {
          headers: { 'Content-Type': 'application/pdf', 'X-Bearer': headers.get('Authorization') ?? '' },
        }),
      ),
    );
    const file = await request();
    expect([file.type, file.size]).toEqual(['application/pdf', 3]);
  });

  it('fails with the server’s message', async () => {
    mockEndpoint(statementsContract.pdf, { status: 404, message: 'There is no such statement.', code: 'not_found' });
    await expect(request()).rejects.toMatchObject({
      ...{ name: 'CallError', status: 404, code: 'not_found', message: 'There is no such statement.' },
    });
  });

  it('fails with our own message when a proxy answers with a page', async () => {
    const address = new URL('/api/referrals/statements/2026-09/pdf', window.location.origin).href;
    network.use(handle.get(address, () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })));
    await expect(request()).rejects.toMatchObject({
      ...{ name: 'CallError', status: 502, message: 'Something went wrong on our side. Try again in a moment.' },
    });
  });

  it('fails without a network like any call', async () => {
    mockEndpoint(statementsContract.pdf, 'no network');
    await expect(request()).rejects.toMatchObject({ name: 'CallError', status: undefined });
  });
});
