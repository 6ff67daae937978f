import { failure } from '@/lib/contracts/shared/failure';
import { eventually } from '@/tests/support/eventually';
import { emptyDisk, fillDisk } from './fill-disk';
import { startSite } from '@/tests/support/processes/site';

/** Runs a site on a small disk: fills the disk, frees it, and reports the outcome of HTTP requests. */
const dataDir = process.env.DATA_DIR ?? '';
const site = await startSite({ dataDir });
const password = 'correct horse battery staple';
const send = (method: string, path: string, body: object) =>
  fetch(site.url + path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const acknowledged: string[] = [];
let tried = 0;
async function register() {
  const email = `visitor-${(tried += 1)}@example.test`;
  const answer = await send('PUT', '/api/users/register', { email, password, firstName: 'Ann', lastName: 'Lee' });
  if (answer.status === 201) acknowledged.push(email);
  return answer;
}

for (let n = 0; n < 3; n += 1) console.log(`before ${(await register()).status}`);
fillDisk(dataDir);
const refused = await eventually(async () => {
  const answer = await register();
  if (answer.status === 201) throw new Error('Writes still go through');
  return answer;
});
console.log(`full ${refused.status} ${failure.parse(await refused.json()).data.code}`);
for (const path of ['/api/trades', '/options-signals', '/api/healthz', '/api/readyz'])
  console.log(`full ${(await site.get(path)).status} ${path}`);
emptyDisk(dataDir);
await eventually(async () => {
  const { status } = await register();
  if (status !== 201) throw new Error(`Still ${status}`);
});
const lost = [];
for (const email of acknowledged)
  if ((await send('POST', '/api/users/login', { email, password })).status !== 200) lost.push(email);
console.log(`after lost ${lost.length} of ${acknowledged.length > 3}`);
site.run.kill('SIGTERM');
console.log(`ended ${await site.run.ended}`);
