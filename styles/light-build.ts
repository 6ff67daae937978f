import { join } from 'node:path';
import { preferEsModule, wakeInSlices } from './next-es-modules';
import { shortenClassNames } from './short-class-names';

type Plugin = { apply: (compiler: unknown) => void };
type Replacement = new (found: RegExp, by: string | typeof preferEsModule | typeof wakeInSlices) => Plugin;
type Webpack = Parameters<typeof shortenClassNames>[0] & {
  output: { hashDigestLength?: number };
  plugins: Plugin[];
};
type Options = { isServer: boolean; webpack: { NormalModuleReplacementPlugin: Replacement } };

/** Takes out of a build what every page would carry and none needs. */
export function lighten<W extends Webpack>(
  webpack: W,
  { isServer, webpack: { NormalModuleReplacementPlugin } }: Options,
): W {
  // The runtime lists every late chunk with its hash: eight characters tell them apart as well as sixteen.
  webpack.output.hashDigestLength = 8;
  if (!isServer) {
    webpack.plugins.push(
      // Next fills in what browsers have had for years, but for URL.canParse.
      new NormalModuleReplacementPlugin(/polyfills\/polyfill-module$/, join(process.cwd(), 'lib/client/can-parse.ts')),
      new NormalModuleReplacementPlugin(/./, preferEsModule),
      new NormalModuleReplacementPlugin(/^react-dom\/client$/, wakeInSlices),
    );
  }
  return shortenClassNames(webpack);
}
