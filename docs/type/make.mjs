/**
 * Generates the font files that pages use from their sources: `npm run type:make`. The results are kept in the
 * repository, so that an installation needs neither this file nor its tool, Debian's fonttools with python3-brotli.
 * Inter and Newsreader: SIL Open Font License 1.1; its text is next to the files.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = (path) => join(root, 'node_modules', path);
const cut = (name) => join(root, 'components/layout/document/type', name);
/** Letters, quotation marks and dashes of English; accents are in separate files; anything else falls back. */
const english =
  'U+0020-007E,U+00A0,U+00A9,U+00AE,U+00B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2192,U+2212';
const signs = 'U+00D7,U+20AC,U+2122,U+2190-2193';
/** Figures in a column keep one width; a hyphen, comma or space of that width would leave gaps between words. */
const keepTabularFigures = `
import sys
from fontTools.ttLib import TTFont
path = sys.argv[1]
font = TTFont(path)
table = font['GSUB'].table
kept = {font.getBestCmap()[ord(sign)] for sign in '0123456789+\u2212'}
used = [record.Feature.LookupListIndex for record in table.FeatureList.FeatureRecord if record.FeatureTag in ('tnum', 'pnum')]
for index in {index for indexes in used for index in indexes}:
    for part in table.LookupList.Lookup[index].SubTable:
        part = getattr(part, 'ExtSubTable', part)
        part.mapping = {a: b for a, b in part.mapping.items() if a in kept or b in kept}
font.save(path)
`;
const accents = 'U+00A1-00A8,U+00AA-00AD,U+00AF-00B6,U+00B8-00D6,U+00D8-00FF,U+201A,U+201E';

const folder = mkdtempSync(join(tmpdir(), 'type-'));
try {
  const weights = join(folder, 'inter.ttf');
  const inter = source('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  run('-m', 'fontTools.varLib.instancer', inter, 'wght=400:700', '-o', weights);
  run('-c', keepTabularFigures, weights);
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

/** Hinting stays: Linux renders with it, and the files are no larger for it. */
function subset(from, name, characters, features) {
  run(
    '-m',
    'fontTools.subset',
    from,
    `--unicodes=${characters}`,
    `--layout-features=${features}`,
    '--flavor=woff2',
    `--output-file=${cut(name)}`,
  );
}

function run(...args) {
  const { status, stderr, error } = spawnSync('/usr/bin/python3', args, {
    encoding: 'utf8',
    // The same source gives the same bytes.
    env: { ...process.env, SOURCE_DATE_EPOCH: '0' },
  });
  if (status !== 0) throw new Error(`${args[1]} failed: ${error?.message ?? stderr}`);
}
