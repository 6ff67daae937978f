import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '@/lib/server/platform/db/pool';
import { getCityOwnerProps, getUniversityOwnerProps } from '@/lib/server/marketing/page-props/stories';
import { registerMember } from '@/tests/support/database/factories';
import { acts, makePlace } from '@/tests/support/features/places';

it('[I2] the page about owning a city says how many cities are available, of how many', async () => {
  await db().execute(sql`delete from places`);
  const [first] = [await makePlace(), await makePlace(), await makePlace()];
  expect(JSON.stringify(await getCityOwnerProps({}))).toContain('{"label":"Available now","value":"3 of 3 cities"}');
  await acts(await registerMember(), first).claim();
  expect(JSON.stringify(await getCityOwnerProps({}))).toContain('{"label":"Available now","value":"2 of 3 cities"}');
  expect(JSON.stringify(await getUniversityOwnerProps({}))).toContain('"value":"0 of 0 schools"');
});
