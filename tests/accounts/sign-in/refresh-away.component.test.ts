import Cookies from 'js-cookie';
import { beforeEach, expect, it } from 'vitest';
import { createClient } from '@/lib/client/http/create-client';
import { createHttp } from '@/lib/client/http/http';
import { restore } from '@/lib/client/session/session';
import { register } from '@/lib/client/session/session-actions';
import { authContract } from '@/lib/contracts/accounts/auth';
import { usersContract } from '@/lib/contracts/accounts/users';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { accessToken, memberProfile, sessionRecord } from '@/tests/support/api/session';

const users = createClient(usersContract, createHttp({ baseUrl: window.location.origin }));

beforeEach(() => {
  restore();
  register(sessionRecord(), { kind: 'user' });
});

it.each([
  ['is down', { status: 503, message: 'Not now.' }],
  ['is busy', { status: 429, message: 'Not now.' }],
  ['waited too long for the request', { status: 408, message: 'Not now.' }],
  ['cannot be reached', 'no network' as const],
])(
  '[R19] [S20] keeps the session when the API %s during a refresh, and the next call asks again',
  async (_, failure) => {
    const fresh = accessToken('second');
    mockEndpoint(usersContract.profile, ({ bearer }) =>
      bearer === `Bearer ${fresh}` ? memberProfile : { status: 401, message: 'The token has expired.' },
    );
    const refresh = mockEndpoint(authContract.refresh, (__, times) =>
      times === 1 ? failure : { accessToken: fresh, refreshToken: 'refresh-2' },
    );
    await expect(users.profile()).rejects.toThrow();
    expect(Cookies.get('refreshToken')).toBe('refresh-1');
    expect(goneTo).toEqual([]);
    await expect(users.profile()).resolves.toMatchObject({ id: 'user-1' });
    expect(refresh).toHaveLength(2);
  },
);
