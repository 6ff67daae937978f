import { join } from 'node:path';
import { preferEsModule, wakeInSlices } from './next-es-modules';
import { shortenClassNames } from './short-class-names';

type Plugin = { apply: (compiler: unknown) => void };
type Replacement = new (found: RegExp, by: string | typeof preferEsModule | typeof wakeInSlices) => Plugin;
type Webpack = Parameters<typeof shortenClassNames>[0] & {
  output: { hashDigestLength?: number };
  plugins: Plugin[];
};
type Banner = new (options: { banner: string; raw: true; include: RegExp; stage: number }) => Plugin;
type Options = {
  isServer: boolean;
  webpack: {
    NormalModuleReplacementPlugin: Replacement;
    BannerPlugin: Banner;
    Compilation: { PROCESS_ASSETS_STAGE_DEV_TOOLING: number };
  };
};

/**
 * Chrome then compiles the whole file while it arrives, on another thread. Without it, React and Next's own code are
 * compiled piece by piece as they are called, in one long task of the page's (decision 0079).
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

/** Takes out of a build what every page would carry and none needs. */
export function lighten<W extends Webpack>(
  webpack: W,
  { isServer, webpack: { NormalModuleReplacementPlugin, BannerPlugin, Compilation } }: Options,
): W {
  // The runtime lists every late chunk with its hash: eight characters tell them apart as well as sixteen.
  webpack.output.hashDigestLength = 8;
  if (!isServer) {
    webpack.plugins.push(
      // Next fills in what browsers have had for years, but for URL.canParse.
      new NormalModuleReplacementPlugin(/polyfills\/polyfill-module$/, join(process.cwd(), 'lib/client/can-parse.ts')),
      new NormalModuleReplacementPlugin(/./, preferEsModule),
      new NormalModuleReplacementPlugin(/^react-dom\/client$/, wakeInSlices),
      new BannerPlugin({
        banner: compileAhead,
        raw: true,
        include: /chunks\/(framework|main)-/,
        // After the minifier, which takes comments away; before the names, which say what a file holds.
        stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
      }),
    );
  }
  return shortenClassNames(webpack);
}
