import { beforeAll, describe, expect, it } from 'vitest';
import { bearers } from '@/tests/support/api/access';
import { visitor } from '@/tests/support/api/api';
import { goodPassword } from '@/tests/support/database/factories';
import { openProject } from '@/tests/support/features/projects';

let bearer: Awaited<ReturnType<typeof bearers>>;
let project: string;
beforeAll(async () => {
  bearer = await bearers();
  project = await openProject();
});

/** The calls in section 7 that only an investor may make; the deletion comes last. */
const calls: [string, () => object | undefined][] = [
  ['PUT /api/investors/register-aml', () => ({ step: 'funds', source: 'savings', occupation: 'Baker' })],
  ['GET /api/investors/payment-methods', () => undefined],
  ['PUT /api/backers/back-project', () => ({ project, amountCents: 1_000 })],
  ['DELETE /api/investors/delete-account', () => ({ password: goodPassword })],
];

describe('[S21] [S26] section 7, for investors', () => {
  it.each(calls)('%s is served to them, and to no one else', async (call, body) => {
    const [method = '', path = ''] = call.split(' ');
    const send = (token?: string) => visitor().send(method, path, { body: body(), bearer: token });
    expect((await send()).status).toBe(401);
    expect((await send(bearer.user.token)).status).toBe(403);
    expect((await send(bearer.investorMember.token)).status).toBe(200);
  });
});
