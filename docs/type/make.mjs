/**
 * Cuts the two type files that pages send from their sources: `npm run type:make`. The cuts are kept in the repository,
 * so that an installation needs neither this file nor its tool, Debian's fonttools with python3-brotli.
 * Inter and Newsreader: SIL Open Font License 1.1, whose text stands beside the cuts.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = (path) => join(root, 'node_modules', path);
const cut = (name) => join(root, 'components/layout/document/type', name);
/** Letters, quotation marks and dashes of English; accents have files of their own; anything else falls back. */
const english =
  'U+0020-007E,U+00A0,U+00A9,U+00AE,U+00B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2192,U+2212';
const signs = 'U+00D7,U+20AC,U+2122,U+2190-2193';
const accents = 'U+00A1-00A8,U+00AA-00AD,U+00AF-00B6,U+00B8-00D6,U+00D8-00FF,U+201A,U+201E';

const folder = mkdtempSync(join(tmpdir(), 'type-'));
try {
  const weights = join(folder, 'inter.ttf');
  const inter = source('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  run('fontTools.varLib.instancer', inter, 'wght=400:700', '-o', weights);
  const newsreader = source('@fontsource/newsreader/files/newsreader-latin-500-normal.woff2');
  subset(weights, 'inter.woff2', `${english},${signs}`, 'kern,tnum,pnum');
  subset(newsreader, 'newsreader.woff2', english, 'kern,tnum,pnum');
  subset(weights, 'inter-accents.woff2', accents, 'kern');
  subset(newsreader, 'newsreader-accents.woff2', accents, 'kern');
  for (const [family, from] of [
    ['inter', '@fontsource-variable/inter'],
    ['newsreader', '@fontsource/newsreader'],
  ])
    copyFileSync(source(join(from, 'LICENSE')), cut(`${family}-license.txt`));
} finally {
  rmSync(folder, { recursive: true });
}

/** Hints stay: Linux draws by them, and the files are no larger for it. */
function subset(from, name, characters, features) {
  run(
    'fontTools.subset',
    from,
    `--unicodes=${characters}`,
    `--layout-features=${features}`,
    '--flavor=woff2',
    `--output-file=${cut(name)}`,
  );
}

function run(module, ...args) {
  const { status, stderr, error } = spawnSync('/usr/bin/python3', ['-m', module, ...args], {
    encoding: 'utf8',
    // The same source gives the same bytes.
    env: { ...process.env, SOURCE_DATE_EPOCH: '0' },
  });
  if (status !== 0) throw new Error(`${module} failed: ${error?.message ?? stderr}`);
}
