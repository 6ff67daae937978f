import { failStart } from '@/lib/server/boot/fail-start';
import { openDatabase } from '@/lib/server/platform/db/open';

/** Opens the database of DATA_DIR like a start, and fails like a start. */
try {
  const database = await openDatabase();
  console.log('opened');
  await database.close();
  process.exit(0);
} catch (error) {
  failStart(error);
}
