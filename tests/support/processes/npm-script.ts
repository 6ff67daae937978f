import { readFileSync } from 'node:fs';
import { runCommand, type Run } from './processes';

type Name = 'start' | 'dev' | 'worker';

/** The command of an npm script in package.json, run without npm so that signals reach the process itself. */
export const commandOf = (name: Name): string[] => partsOf(name).args;

/** The environment variables that the script sets before its command. */
export const environmentOf = (name: Name): Record<string, string> =>
  Object.fromEntries(partsOf(name).variables.map((variable) => variable.split('=') as [string, string]));

function partsOf(name: Name) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<Name, string> };
  const [exec, ...words] = scripts[name].split(' ');
  const at = words.indexOf('node');
  const [env, ...variables] = words.slice(0, at);
  if (exec !== 'exec' || at === -1 || (env ?? 'env') !== 'env')
    throw new Error(`npm run ${name} starts something else than Node`);
  return { variables, args: words.slice(at + 1) };
}

/** Our environment without the test runner's additions: a new user's shell has no NODE_ENV. */
export function inheritedEnvironment(): Record<string, string> {
  const isOurs = (name: string) => name !== 'NODE_ENV' && name !== 'NODE_OPTIONS' && !/^(VITEST|TEST)/.test(name);
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && isOurs(name) ? [[name, value]] : [],
    ),
  );
}

export const runNpmScript = (name: Name, env: Record<string, string>): Run =>
  // Node's types require NODE_ENV, which must be missing here.
  runCommand(process.execPath, commandOf(name), { env: { ...environmentOf(name), ...env } as NodeJS.ProcessEnv });
