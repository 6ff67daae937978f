import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSealingKey, checkSecretsFolder } from '@/lib/server/boot/check-secrets';
import { pool } from '@/lib/server/platform/db/pool';
import { StartupError } from '@/lib/server/platform/db/startup-error';
import { readSettings } from '@/lib/server/platform/settings/env';
import { readOrCreateSecret } from '@/lib/server/platform/settings/secrets';
import { registerMember } from '@/tests/support/database/factories';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const names = ['auth-secret', 'kek', 'ops-token'];
let dataDir = '';
let restore: () => void;

beforeEach(() => {
  dataDir = temporaryFolder('secrets');
  restore = changeSettings(readSettings({ MODE: 'demo', DATA_DIR: dataDir }));
});
afterEach(() => restore());

const fill = () => {
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '18\n');
};
const secretsNow = () => names.map((name) => readFileSync(join(dataDir, 'secrets', name), 'utf8'));

describe('[R53] the secrets of a data folder', () => {
  it('are created before its database, and kept', async () => {
    checkSecretsFolder();
    const made = secretsNow();
    expect(new Set(made).size).toBe(names.length);
    fill();
    checkSecretsFolder();
    await checkSealingKey();
    expect(secretsNow()).toEqual(made);
  });

  it('are not created again beside existing data', () => {
    checkSecretsFolder();
    fill();
    rmSync(join(dataDir, 'secrets'), { recursive: true });
    expect(checkSecretsFolder).toThrow(StartupError);
    expect(checkSecretsFolder).toThrow(/"secrets" folder/);
  });

  it('may be missing where the settings contain the key', () => {
    fill();
    restore();
    const env = { MODE: 'demo', DATA_DIR: dataDir, KEK_CURRENT: 'a key of the settings, long enough 123' };
    restore = changeSettings(readSettings(env));
    expect(checkSecretsFolder).not.toThrow();
  });

  it('get a new key only while nothing is encrypted', async () => {
    restore();
    restore = changeSettings(readSettings({ MODE: 'demo', DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL }));
    await checkSealingKey();
    rmSync(join(dataDir, 'secrets/kek'));
    const { id } = await registerMember();
    await pool().query(
      `insert into aml_answers (id, account_id, step, answers, saved_at)
         values ($1 || ':funds', $1, 'funds', 's1.x.y.z', now())`,
      [id],
    );
    await expect(checkSealingKey()).rejects.toThrow(StartupError);
  });

  it.each(names)('are refused in one line when %s is empty or no file', async (name) => {
    checkSecretsFolder();
    const path = join(dataDir, 'secrets', name);
    writeFileSync(path, '\n');
    await expect(checkSealingKey()).rejects.toThrow(`The secret file ${path} is empty`);
    rmSync(path);
    mkdirSync(path);
    await expect(checkSealingKey()).rejects.toThrow(`The secret file ${path} cannot be read (EISDIR)`);
    expect(() => readOrCreateSecret(dataDir, name)).toThrow(StartupError);
  });
});
