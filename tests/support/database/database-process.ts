import { joinServer } from '@/lib/server/platform/db/embedded/server';

/** A process that shares the embedded server of a data folder until SIGTERM. */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Which data folder?');
try {
  const server = await joinServer(dataDir, {
    lost: () => console.log('lost'),
    restored: () => console.log('restored'),
    failed: (error) => console.log(`failed ${String(error)}`),
  });
  process.once('SIGTERM', () => void server.release().then(() => process.exit(0)));
  console.log(`url ${server.url()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
