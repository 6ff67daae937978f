import { spawnSync, type SpawnOptions } from 'node:child_process';
import { chmodSync, chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../startup-error';

/** The user that Postgres runs as. Postgres does not run as root, so root starts it as another user. */
export type Identity = {
  name: string;
  /** Maps a program and its arguments to the command to spawn. */
  command: (program: string, args: string[]) => [string, string[]];
  spawnAs: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** Changes the owner of a file or folder to that user. */
  give: (path: string) => void;
};

type Probe = { folder: string; program: string };

const direct: Identity['command'] = (program, args) => [program, args];

const self: Identity = { name: 'the same user', command: direct, spawnAs: {}, give: () => undefined };

/**
 * A user namespace without a mapping: the process sees itself as the user "nobody" but can still write root's files.
 */
const namespaced: Identity = {
  ...self,
  name: 'root in a user namespace',
  command: (program, args) => ['unshare', ['--user', '--', program, ...args]],
};

/** Picks the user that runs Postgres: one that can run the program and write to the folder, which must exist. */
export function chooseIdentity({ folder, program }: Probe): Identity {
  if (process.getuid?.() !== 0) return self;
  const owner = statSync(folder).uid;
  const candidates = owner === 0 ? [namespaced, unprivilegedUser()] : [other(owner, statSync(folder).gid)];
  for (const candidate of candidates) {
    if (candidate && works(candidate, { folder, program })) return candidate;
  }
  throw new StartupError(
    'Postgres does not run as root, and here neither a user namespace nor the user "nobody" can run it: start the site as an ordinary user, or set DATABASE_URL.',
  );
}

function works(identity: Identity, { folder, program }: Probe) {
  const before = statSync(folder);
  const parent = dirname(folder);
  const parentMode = statSync(parent).mode & 0o777;
  identity.give(folder);
  // The other user must be able to traverse our private data folder; everything else in it stays unreadable to that
  // user.
  if (identity.spawnAs.uid !== undefined) chmodSync(parent, parentMode | 0o011);
  const [command, args] = identity.command('/bin/sh', [
    '-c',
    'cd "$0" && test -w . && exec "$1" --version',
    folder,
    program,
  ]);
  const answer = spawnSync(command, args, { ...identity.spawnAs, stdio: 'ignore' });
  if (answer.status === 0) return true;
  chmodSync(parent, parentMode);
  chownSync(folder, before.uid, before.gid);
  return false;
}

function unprivilegedUser(): Identity | undefined {
  const id = (flag: string) => Number.parseInt(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout, 10);
  const uid = id('-u');
  return Number.isNaN(uid) ? undefined : other(uid, id('-g'));
}

function other(uid: number, gid: number): Identity {
  return { name: `user ${uid}`, command: direct, spawnAs: { uid, gid }, give: (path) => chownSync(path, uid, gid) };
}
