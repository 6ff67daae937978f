import type * as argon2 from '@node-rs/argon2';

/** Shared by all files of a process: modules are reset between files, globals are not. */
const slot = Symbol.for('tests.hashes');
type Memory = Map<string, Promise<unknown>>;
const shelf = globalThis as { [slot]?: Memory };

/**
 * Argon2 that computes each hash and comparison only once: most tests create an account with the same password, and a
 * hash at full cost takes more CPU time than the rest of the test. Tests of the hashing itself use the real one.
 */
export function rememberHashes(real: typeof argon2): typeof argon2 {
  const memory = (shelf[slot] ??= new Map());
  const once = <Result>(call: unknown[], work: () => Promise<Result>): Promise<Result> => {
    const key = JSON.stringify(call);
    const known = memory.get(key) as Promise<Result> | undefined;
    const result = known ?? work();
    memory.set(key, result);
    return result;
  };
  return {
    ...real,
    hash: (password, options) => once(['hash', password, options], () => real.hash(password, options)),
    verify: (hash, password, options) =>
      once(['verify', hash, password, options], () => real.verify(hash, password, options)),
  };
}
