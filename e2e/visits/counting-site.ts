import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFingerprint } from '@/lib/server/boot/build-fingerprint';
import { startSite, type Site } from '@/e2e/support/site';

const root = join(import.meta.dirname, '../..');
const setting = { NEXT_PUBLIC_SEND_EVENTS: 'true' };

/**
 * Starts the site as a build that sends events. A rebuild would take a minute, and in the browser's files such a build
 * differs only in the value of `isSendingEvents` in lib/content/shared/product.ts. So this changes the value in a copy
 * of the build and updates the fingerprint that makes `npm start` accept it.
 */
export async function startCountingSite(): Promise<Site> {
  const copy = mkdtempSync(join(tmpdir(), 'site-counting-'));
  for (const name of readdirSync(root)) if (!name.startsWith('.')) symlinkSync(join(root, name), join(copy, name));
  const isNeeded = (path: string) => path !== join(root, '.next', 'cache');
  cpSync(join(root, '.next'), join(copy, '.next'), { recursive: true, filter: isNeeded });
  switchOn(join(copy, '.next', 'static'));
  writeFileSync(join(copy, '.next', 'site-stamp'), buildFingerprint(copy, { ...process.env, ...setting }));
  try {
    const site = await startSite(setting, copy);
    const stop = async () => {
      await site.stop();
      rmSync(copy, { recursive: true, force: true });
    };
    return { ...site, stop };
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}

/** Matches four settings of lib/content/shared/product.ts in compiled form: name, mode, events and consent rule. */
const settings = /(="[^"]*"\.trim\(\)\|\|"[^"]*",\w+=![01],\w+=)![01](,\w+="\w+")/;

function switchOn(folder: string) {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    if (!name.endsWith('.js')) return false;
    const text = readFileSync(join(folder, name), 'utf8');
    if (!settings.test(text)) return false;
    writeFileSync(join(folder, name), text.replace(settings, '$1!0$2'));
    return true;
  });
  if (found.length !== 1)
    throw new Error(`The settings are built into ${found.length} files, not one: ${found.join()}`);
}
