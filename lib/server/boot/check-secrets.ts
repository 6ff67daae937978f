import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { db } from '@/lib/server/platform/db/pool';
import { StartupError } from '@/lib/server/platform/db/startup-error';
import { settings } from '@/lib/server/platform/settings/env';
import { hasSealed } from '@/lib/server/platform/sealing/sealed-repository';
import { hasSecret, secretsFolder } from '@/lib/server/platform/settings/secrets';

/**
 * Runs before the database is opened. Throws if a data folder that is in use has lost its secrets, and creates the
 * secrets of a new one.
 */
export function checkSecretsFolder() {
  const { dataDir, databaseUrl, isKeyKept } = settings();
  const isUsed = existsSync(join(dataDir, 'postgres', 'PG_VERSION'));
  if (isUsed && isKeyKept && !existsSync(secretsFolder(dataDir))) throw new StartupError(lostKey(dataDir));
  // Created before the database, so that a start that is killed leaves no data without its secrets.
  if (!isUsed && !databaseUrl) makeSecrets();
}

/** Runs once the database is open. Creates a new key only if nothing in the database is encrypted yet. */
export async function checkSealingKey() {
  const { dataDir, isKeyKept } = settings();
  if (isKeyKept && !hasSecret(dataDir, 'kek') && (await hasSealed(db()))) throw new StartupError(lostKey(dataDir));
  makeSecrets();
}

/**
 * Reads every secret, creating those that are missing, so that problems are reported at start and not by the first
 * request that needs one.
 */
export function makeSecrets() {
  for (const name of ['authSecret', 'opsToken', 'sealing'] as const) void settings()[name];
}

const lostKey = (dataDir: string) =>
  `The data folder ${dataDir} holds data, but its "secrets" folder or the file "kek" in it is missing: encrypted data could not be opened. Restore it from a copy, or set KEK_CURRENT.`;
