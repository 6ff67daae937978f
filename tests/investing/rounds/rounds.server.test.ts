import { expect, it } from 'vitest';
import { roundMoves as allowed, roundStates, type RoundState } from '@/lib/domain/investing/rounds';
import { pool } from '@/lib/server/platform/db/pool';
import { addRound } from '@/tests/support/features/rounds';

const deadline = new Date('2026-12-31T22:00:00Z');
const move = (id: string, to: RoundState, at: Date) =>
  pool().query('update rounds set state = $2, state_at = $3 where id = $1', [id, to, at]);

const pairs = roundStates.flatMap((from) => roundStates.filter((to) => to !== from).map((to) => [from, to] as const));

it.each(pairs)(
  '[H1] the database lets a round go from %s to %s only if the table of transitions does',
  async (from, to) => {
    const { id } = await addRound({ state: from, deadlineAt: deadline });
    const moved = move(id, to, deadline);
    if (!allowed[from].includes(to)) {
      await expect(moved).rejects.toMatchObject({ code: '23514', constraint: 'rounds_move' });
      return;
    }
    await moved;
    const { rows } = await pool().query('select from_state, to_state, at from round_moves where round_id = $1', [id]);
    expect(rows).toEqual([{ from_state: from, to_state: to, at: deadline }]);
  },
);

it('[H1] a round closes in its last 48 hours, not a second before, and is closed after its deadline', async () => {
  const { id } = await addRound({ state: 'live', deadlineAt: deadline });
  await expect(move(id, 'closing', new Date('2026-12-29T21:59:59Z'))).rejects.toMatchObject({ code: '23514' });
  await move(id, 'closing', new Date('2026-12-29T22:00:00Z'));
  await expect(move(id, 'closed', new Date('2026-12-31T21:59:59Z'))).rejects.toMatchObject({ code: '23514' });
  await move(id, 'closed', deadline);
});

it('[H1] the history of states cannot be changed', async () => {
  for (const table of ['round_moves', 'round_changes'])
    await expect(pool().query(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
});

it('[H6] every live round has its registered intermediary, and no table of rounds has a column for payments', async () => {
  await expect(addRound({ state: 'live', portalUrl: null })).rejects.toMatchObject({
    cause: { constraint: 'rounds_live_whole' },
  });
  await expect(addRound({ portalUrl: 'http://portal.example' })).rejects.toMatchObject({
    cause: { constraint: 'rounds_portal_https' },
  });
  const { rows } = await pool().query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name in ('rounds', 'reservations', 'commitments')`,
  );
  const names = rows.map((row) => row.column_name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => /stripe|card|charge|intent|invoice|price_id|payment|customer/.test(name))).toEqual([]);
});
