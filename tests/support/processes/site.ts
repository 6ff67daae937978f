import { freePort } from './free-port';
import { inheritedEnvironment, runNpmScript } from './npm-script';
import type { Run } from './processes';

export type Site = { run: Run; url: string; port: number; get: (path: string) => Promise<Response> };

type Wishes = { dataDir: string; port?: number; env?: Record<string, string> };

/** Starts the real site like `npm start`, which builds it first if needed. */
export async function startSite(options: Wishes): Promise<Site> {
  const port = options.port ?? (await freePort());
  const run = runSite({ ...options, port });
  await run.says(/"msg":"the site is ready/);
  const url = `http://127.0.0.1:${port}`;
  return { run, url, port, get: (path) => fetch(url + path) };
}

export function runSite({ dataDir, port, env = {} }: Wishes): Run {
  const own = {
    MODE: 'demo',
    DATABASE_URL: '',
    API_BASE_URL: '',
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: '1000',
  };
  return runNpmScript('start', {
    ...inheritedEnvironment(),
    ...own,
    DATA_DIR: dataDir,
    ...(port === undefined ? {} : { PORT: String(port) }),
    ...env,
  });
}
