import { join } from 'node:path';
import { shortenClassNames } from './short-class-names';

type Plugin = (compiler: unknown) => void;
type Replacement = new (found: RegExp, by: string) => { apply: Plugin };
type Webpack = Parameters<typeof shortenClassNames>[0] & {
  output: { hashDigestLength?: number };
  plugins: { apply: Plugin }[];
};
type Options = { webpack: { NormalModuleReplacementPlugin: Replacement } };

/** Takes out of a build what every page would carry and none needs: about 1 KB of script, packed. */
export function lighten<W extends Webpack>(webpack: W, { webpack: { NormalModuleReplacementPlugin } }: Options): W {
  // The runtime lists every late chunk with its hash: eight characters tell them apart as well as sixteen.
  webpack.output.hashDigestLength = 8;
  // Next fills in what browsers have had for years, but for URL.canParse.
  webpack.plugins.push(
    new NormalModuleReplacementPlugin(/polyfills\/polyfill-module$/, join(process.cwd(), 'lib/client/can-parse.ts')),
  );
  return shortenClassNames(webpack);
}
