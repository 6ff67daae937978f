import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/support/processes/free-port';
import { startServer, type Running } from './servers';

const files: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }',
  'pages/index.js': 'export default function Page() { return <main><h1>Floor</h1></main>; }',
  'pages/rendered.js':
    'export default function Page({ at }) { return <main><h1>Floor</h1><p>{at}</p></main>; }\nexport const getServerSideProps = async () => ({ props: { at: Date.now() } });',
  'pages/api/query.js': `import pg from 'pg';
const pool = (globalThis.floorPool ??= new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }));
export const config = { api: { bodyParser: false } };
export default async function handler(request, response) {
  const { rows } = await pool.query(process.env.FLOOR_QUERY);
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(rows));
}`,
};

const root = join(import.meta.dirname, '../..');
const next = join(root, 'node_modules/next/dist/bin/next');

/**
 * The baseline: a static page, a rendered page and a route with one query, built in a temporary folder that is removed
 * on stop.
 */
export async function startFloor(databaseUrl: string): Promise<Running> {
  const { folder, remove } = buildFloor();
  const port = await freePort();
  const server = await startServer([process.execPath, next, 'start', '-p', String(port)], {
    cwd: folder,
    port,
    path: '/',
    env: {
      DATABASE_URL: databaseUrl,
      FLOOR_QUERY: "select * from trades where variant = 'record' order by number",
    },
  });
  const stop = async () => {
    await server.stop();
    remove();
  };
  return { ...server, stop };
}

function buildFloor() {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const built = spawnSync(process.execPath, [next, 'build', '--webpack'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (built.status !== 0) throw new Error(`The floor does not build:\n${built.stdout}${built.stderr}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
