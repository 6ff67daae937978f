import { gzipSync } from 'node:zlib';
import { fetchOnce } from './load';

export type Weight = { script: number; style: number; foreign: string[] };

/** What a page loads initially: its scripts and styles in gzipped bytes, and any resources from other origins. */
export async function weigh(base: string, path: string): Promise<Weight> {
  const html = (await fetchOnce(base + path)).body.toString();
  // Current browsers do not load `nomodule` files.
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\bnomodule\b/i.test(tag));
  const styles = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
  const address = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
  const scriptPaths = scripts.flatMap((tag) => address(tag, 'src') ?? []);
  const stylePaths = styles.flatMap((tag) => address(tag, 'href') ?? []);
  const all = [...scriptPaths, ...stylePaths];
  return {
    script: await sum(base, scriptPaths),
    style: await sum(base, stylePaths),
    foreign: all.filter((path) => !path.startsWith('/')),
  };
}

const packed = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

async function sum(base: string, paths: string[]) {
  let bytes = 0;
  for (const path of new Set(paths)) {
    if (!path.startsWith('/')) continue;
    bytes += packed((await fetchOnce(base + path)).body);
  }
  return bytes;
}
