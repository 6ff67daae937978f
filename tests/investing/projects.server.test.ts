import axios from 'axios';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectsContract } from '@/lib/contracts/investing/projects';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { failureSentence } from '@/lib/server/ops/failure';
import { app } from '@/lib/server/app/app';
import { runProjects } from '@/lib/server/investing/projects/projects-commands';
import { registerMember } from '@/tests/support/database/factories';
import { backs, openProject, operateProject, readProject } from '@/tests/support/features/projects';
import { registerInvestor } from '@/tests/support/features/rounds';
import { temporaryFolder } from '@/tests/support/temporary-folder';

describe('a project', () => {
  it('[H10] [S21] adds up: pledges are the sum of its backers’ pledges, spending is the sum of its records', async () => {
    const slug = await openProject();
    const people = await Promise.all([registerInvestor(), registerInvestor(), registerInvestor()]);
    const amounts = [1_000, 220_000, 12_345];
    await Promise.all(people.map((person, n) => backs(person, slug).back(amounts[n]!)));
    // A repeated request is recorded once.
    await Promise.all([backs(people[0], slug).back(2_000), backs(people[0], slug).back(2_000)]);
    await backs(people[2], slug).withdraw();
    await operateProject(slug).spend(1, 40_000);
    await operateProject(slug).spend(1, -5_000);
    await operateProject(slug).spend(2, 31_000);
    const project = await readProject(slug);
    const { rows } = await pool().query(
      `select sum(amount_cents)::int as pledged, count(*)::int as backers from project_backings b
         join projects p on p.id = b.project_id where p.slug = $1 and withdrawn_at is null`,
      [slug],
    );
    expect({ pledged: project.pledgedCents, backers: project.backers }).toEqual(rows[0]);
    expect(project.pledgedCents).toBe(222_000);
    expect(project.lines.map(({ budgetCents }) => budgetCents).reduce((a, b) => a + b)).toBe(project.goalCents);
    expect(project.lines.map(({ spentCents }) => spentCents)).toEqual([35_000, 31_000]);
  });

  it('[H10] has a budget that adds up to its goal, enforced by the database', async () => {
    const slug = await openProject();
    await expect(
      pool().query(
        `update project_lines set budget_cents = 1 where project_id = (select id from projects where slug = $1)`,
        [slug],
      ),
    ).rejects.toMatchObject({ constraint: 'project_lines_sum' });
    await expect(pool().query('update project_spends set amount_cents = 1')).rejects.toMatchObject({ code: '42501' });
  });

  it('[H10] names only backers who chose it, and as they chose', async () => {
    const slug = await openProject();
    const [anonymous, plain, short] = await Promise.all([registerInvestor(), registerInvestor(), registerInvestor()]);
    await backs(anonymous, slug).back(5_000);
    await backs(plain, slug).back(5_000, 'first-name');
    await backs(short, slug).back(5_000, 'initials');
    expect((await readProject(slug)).named.toSorted()).toEqual(['A. L.', 'Ann']);
    await backs(plain, slug).back(5_000, 'none');
    expect((await readProject(slug)).named).toEqual(['A. L.']);
  });

  it.each([999, 220_001, 0, -1_000, 10.5, 1e12])('[H10] cannot be backed with %d cents', async (amount) => {
    const { refusal } = await backs(await registerInvestor(), await openProject()).back(amount);
    expect(refusal.fields?.amountCents).toBe('Please enter an amount from $10.00 to $2,200.00');
  });

  it('[H10] accepts no backing from users, or after it is closed, and posts updates', async () => {
    const slug = await openProject();
    expect((await backs(await registerMember(), slug).back(5_000)).status).toBe(403);
    const investor = await registerInvestor();
    expect((await backs(investor, 'nowhere').back(5_000)).status).toBe(404);
    await backs(investor, slug).back(5_000);
    await operateProject(slug).tell('The rooms are booked.');
    await operateProject(slug).close();
    expect((await backs(investor, slug).withdraw()).status).toBe(409);
    const project = await readProject(slug);
    expect(project).toMatchObject({
      state: 'closed',
      pledgedCents: 5_000,
      updates: [{ text: 'The rooms are booked.' }],
    });
    const { answer } = await investor.from.ask(projectsContract.own, { bearer: investor.token });
    expect(answer.items).toMatchObject([{ slug, amountCents: 5_000 }]);
  });
});

it('[K6] [H10] the operator opens a project, records its bills and closes it by command', async () => {
  const fetch: typeof globalThis.fetch = async (input, init) =>
    app.fetch(new Request(input, init), { incoming: { socket: { remoteAddress: '198.18.9.7' } } });
  const headers = { Authorization: `Bearer ${settings().opsToken}` };
  const http = axios.create({ baseURL: 'http://localhost', adapter: 'fetch', env: { fetch }, headers });
  const file = join(temporaryFolder('project'), 'project.json');
  const lines = [{ label: 'Work', budgetCents: 70_000 }];
  await writeFile(file, JSON.stringify({ slug: 'by-command', title: 'T', summary: 'S', text: 'Text', lines }));
  expect(await runProjects(http, ['open', file])).toBe('by-command is open, with a goal of $700.00');
  expect(await runProjects(http, ['spend', 'by-command', '1', '120.50', 'A', 'bill'])).toContain('$120.50 spent');
  const refused = await runProjects(http, ['spend', 'by-command', '2', '120.50', 'A', 'bill']).catch(failureSentence);
  expect(refused).toContain('The project has no budget line 2; its last one is 1.');
  expect(await runProjects(http, ['announce', 'by-command', 'It', 'began.'])).toBe('Posted an update to by-command');
  expect(await runProjects(http, ['close', 'by-command'])).toBe('by-command is closed');
  for (const words of [[], ['open'], ['spend', 'by-command', '1', 'much', 'x']])
    expect(await runProjects(http, words)).toBeUndefined();
});
