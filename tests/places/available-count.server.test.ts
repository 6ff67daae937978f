import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '@/lib/server/platform/db/pool';
import { getCityOwnerProps, getUniversityOwnerProps } from '@/lib/server/marketing/page-props/stories';
import { registerMember } from '@/tests/support/database/factories';
import { acts, makePlace } from '@/tests/support/features/places';

it('[I2] the pages about owning a place draw all places, and count those that are available', async () => {
  await db().execute(sql`delete from places`);
  const [first] = [await makePlace(), await makePlace(), await makePlace()];
  expect(JSON.stringify(await getCityOwnerProps({}))).toContain('{"free":3,"pending":0,"held":0,"lapsed":0}');
  await acts(await registerMember(), first).claim();
  const claimed = JSON.stringify(await getCityOwnerProps({}));
  expect(claimed).toContain('{"free":2,"pending":1,"held":0,"lapsed":0}');
  expect(claimed.match(/M\d+ \d+h0/g)).toHaveLength(2);
  expect(claimed).toMatch(/"marks":\[\{"x":\d+,"y":\d+,"state":"pending"\}\]/);
  expect(JSON.stringify(await getUniversityOwnerProps({}))).toContain('{"free":0,"pending":0,"held":0,"lapsed":0}');
});
