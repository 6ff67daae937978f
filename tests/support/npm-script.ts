import { readFileSync } from 'node:fs';
import { runCommand, type Run } from './processes';

type Name = 'start' | 'dev' | 'worker';

/** What package.json says that `npm run` starts, without npm in between: signals reach the process itself. */
export function commandOf(name: Name): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<Name, string> };
  const [exec, node, ...args] = scripts[name].split(' ');
  if (exec !== 'exec' || node !== 'node') throw new Error(`npm run ${name} starts something else than Node`);
  return args;
}

/** Our own environment less what the test runner put there: a newcomer's shell has no NODE_ENV. */
export function inheritedEnvironment(): Record<string, string> {
  const isOurs = (name: string) => name !== 'NODE_ENV' && name !== 'NODE_OPTIONS' && !/^(VITEST|TEST)/.test(name);
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && isOurs(name) ? [[name, value]] : [],
    ),
  );
}

export const runNpmScript = (name: Name, env: Record<string, string>): Run =>
  // Node's types ask for NODE_ENV, which is what must be missing here.
  runCommand(process.execPath, commandOf(name), { env: env as NodeJS.ProcessEnv });
