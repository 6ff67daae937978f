import { afterEach, describe, expect, it } from 'vitest';
import { getLandingProps, getSubscribeProps } from '@/lib/server/app/page-props/content-pages';
import { setClock } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { desk, startDesk } from './signal-desk-calls';

afterEach(() => setClock());

const notice = 'All signals so far, including “Live signals”, are sample data.';

describe.each([
  ['/subscribe', getSubscribeProps],
  ['/2024', getLandingProps],
])('%s', (_, getProps) => {
  it('[C15] says that no signal was issued, until the first one is issued', async () => {
    const symbol = await startDesk();
    expect(JSON.stringify(await getProps({}))).toContain(notice);
    await desk.open(symbol);
    expect(JSON.stringify(await getProps({}))).toContain(notice);
    // Marks the signals as real, as on a site that is not a demo.
    await db().update(trades).set({ isSample: false });
    const page = JSON.stringify(await getProps({}));
    expect(page).not.toContain('issued our first signal');
    expect(page).toContain('"title"');
  });
});
