import { beforeAll, describe, expect, it } from 'vitest';
import { accessKinds } from '@/lib/contracts/shared/endpoint';
import { routes } from '@/lib/server/app/routes';
import { bearers, expectReached } from '@/tests/support/api/access';
import { exampleAddress } from '@/tests/support/accounts/addresses';
import { visitor } from '@/tests/support/api/api';
import { accessTable } from './access-table';

const rows = accessKinds.flatMap((access) =>
  accessTable[access]
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ') as [string, string])
    .map(([method, path]) => ({ method, path, access })),
);

let tokens: Record<'visitor' | 'user' | 'investor' | 'operator', string | undefined>;
beforeAll(async () => {
  const { member, investor, operator } = await bearers();
  tokens = { visitor: undefined, user: member, investor, operator };
});

/** What each caller gets from each kind of endpoint: `in` if the call reaches the endpoint, otherwise the error. */
const expected = {
  public: { visitor: 'in', user: 'in', investor: 'in', operator: 'in' },
  optional: { visitor: 'in', user: 'in', investor: 'in', operator: 'in' },
  either: { visitor: 401, user: 'in', investor: 'in', operator: 401 },
  member: { visitor: 401, user: 'in', investor: 403, operator: 401 },
  investor: { visitor: 401, user: 403, investor: 'in', operator: 401 },
  operator: { visitor: 401, user: 401, investor: 401, operator: 'in' },
} as const;

it('[R1] lists every endpoint of the site with its access, and no other', () => {
  const served = routes.map(({ endpoint: { method, path, access } }) => `${access} ${method} ${path}`);
  expect(served.sort()).toEqual(rows.map(({ method, path, access }) => `${access} ${method} ${path}`).sort());
});

it('[R1] reserves everything below /api/ops, and the metrics, for the operator', () => {
  const open = rows.filter(({ path, access }) => /^\/api\/(ops|metrics)\b/.test(path) && access !== 'operator');
  expect(open).toEqual([]);
});

describe('[R1] who may call', () => {
  for (const { method, path, access } of rows.filter((row) => !['public', 'optional'].includes(row.access))) {
    it(`${method} ${path}: ${access}`, async () => {
      for (const caller of ['visitor', 'operator', 'user', 'investor'] as const) {
        // The body is not JSON, so every caller with access gets 400 and the call changes nothing.
        const body = method === 'GET' || method === 'DELETE' ? {} : { raw: '{bad' };
        if (expected[access][caller] === 'in' && method === 'DELETE') continue;
        const reply = await visitor().send(method, exampleAddress(path), { bearer: tokens[caller], ...body });
        const { status } = reply;
        const outcome = status === 401 || status === 403 ? status : 'in';
        expect({ caller, outcome }).toEqual({ caller, outcome: expected[access][caller] });
        if (outcome === 'in') expectReached(reply, caller);
      }
    });
  }
});
