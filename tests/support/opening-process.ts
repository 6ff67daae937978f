import { failStart } from '@/lib/server/boot/fail-start';
import { openDatabase } from '@/lib/server/platform/db/open';

/** Opens the database in DATA_DIR as the site does when it starts, and reports a failure the same way. */
try {
  const database = await openDatabase();
  console.log('opened');
  await database.close();
  process.exit(0);
} catch (error) {
  failStart(error);
}
