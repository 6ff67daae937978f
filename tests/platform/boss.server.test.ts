import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PgBoss } from 'pg-boss';
import { migrate } from '@/lib/server/platform/db/migrate';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { startBoss, stopBoss } from '@/lib/server/app/jobs/boss';
import { startJobs, stopJobs } from '@/lib/server/app/jobs/jobs';
import { installQueue } from '@/lib/server/app/jobs/install-jobs';
import type { Schedule } from '@/lib/server/app/jobs/schedule';
import { eventually } from '@/tests/support/eventually';
import { startHostileServer } from '@/tests/support/providers/hostile-mail-server';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { onlyMessage, putWelcome } from '@/tests/support/features/outbox';

const started: PgBoss[] = [];
const boss = async (table: Schedule[]) => {
  const running = await startBoss(table);
  started.push(running);
  return running;
};
beforeAll(() => migrate(databaseUrl(), [installQueue]));
afterEach(async () => {
  await Promise.all(started.splice(0).map((running) => stopBoss(running, 2_000)));
});

const row = (work: Schedule['work']): Schedule => ({ name: 'sweep', cron: '0 4 * * *', work });

describe('the scheduled jobs', () => {
  it('[K5] run once when due, even with several processes', async () => {
    const work = vi.fn(() => Promise.resolve());
    // The first process creates the job before the others start, because each checks for it when it starts.
    const first = await boss([]);
    await first.createQueue('sweep', { policy: 'singleton' });
    const id = await first.send('sweep', {});
    await Promise.all([boss([row(work)]), boss([row(work)])]);
    await eventually(async () => {
      const [job] = await first.findJobs('sweep', { id: id! });
      expect(job?.state).toBe('completed');
    });
    expect(work).toHaveBeenCalledTimes(1);
    expect(await first.getSchedules()).toMatchObject([{ name: 'sweep', cron: '0 4 * * *', timezone: 'UTC' }]);
  });

  it('[K5] are unscheduled when their row is removed', async () => {
    const first = await boss([row(() => Promise.resolve())]);
    expect(await first.getSchedules()).toHaveLength(1);
    await boss([]);
    expect(await first.getSchedules()).toEqual([]);
  });

  it('[R59] stop completely when starting fails, so that nothing queries a database that is about to close', async () => {
    const stop = vi.spyOn(PgBoss.prototype, 'stop');
    const invalid: Schedule = { name: 'sweep', cron: 'every full moon', work: () => Promise.resolve() };
    await expect(startBoss([invalid])).rejects.toThrow(/Validation error/);
    expect(stop).toHaveBeenCalledOnce();
    await expect(stop.mock.results[0]?.value).resolves.toBeUndefined();
    stop.mockRestore();
  });

  it('[R59] stop within their limit while a mail server hangs', async () => {
    const stuck = await startHostileServer(() => undefined);
    const restore = changeSettings({ smtpUrl: stuck.url });
    await startJobs();
    await putWelcome('ann@example.test');
    await eventually(() => expect(stuck.sockets.size).toBe(1));
    await stopJobs(100);
    // Still claimed: any worker can send it again once the claim expires.
    expect(await onlyMessage()).toMatchObject({ state: 'sending' });
    await stuck.close();
    restore();
  });

  it('[R58] have tables whose installation can be repeated', async () => {
    await Promise.all([migrate(databaseUrl(), [installQueue]), migrate(databaseUrl(), [installQueue])]);
    expect(await (await boss([])).isInstalled()).toBe(true);
  });
});
