import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { db } from '@/lib/server/platform/db/pool';
import { StartupError } from '@/lib/server/platform/db/startup-error';
import { settings } from '@/lib/server/platform/settings/env';
import { hasSealed } from '@/lib/server/platform/sealing/sealed-repository';
import { hasSecret, secretsFolder } from '@/lib/server/platform/settings/secrets';

/**
 * Runs before the database is opened: rejects a data folder whose secrets are missing, and creates those of a new one.
 */
export function checkSecretsFolder() {
  const { dataDir, databaseUrl, isKeyKept } = settings();
  const isUsed = existsSync(join(dataDir, 'postgres', 'PG_VERSION'));
  if (isUsed && isKeyKept && !existsSync(secretsFolder(dataDir))) throw new StartupError(lostKey(dataDir));
  // Runs first, so that a start which is killed leaves no data without its secrets.
  if (!isUsed && !databaseUrl) makeSecrets();
}

/** Runs once the database is open: a new key is created only where nothing is encrypted with an earlier one. */
export async function checkSealingKey() {
  const { dataDir, isKeyKept } = settings();
  if (isKeyKept && !hasSecret(dataDir, 'kek') && (await hasSealed(db()))) throw new StartupError(lostKey(dataDir));
  makeSecrets();
}

/**
 * Creates or reads every secret now, so that a problem is reported at start and not by the first call that needs it.
 */
export function makeSecrets() {
  for (const name of ['authSecret', 'opsToken', 'sealing'] as const) void settings()[name];
}

const lostKey = (dataDir: string) =>
  `The data folder ${dataDir} holds data, but its "secrets" folder or the file "kek" in it is missing: encrypted data could not be opened. Restore it from a copy, or set KEK_CURRENT.`;
