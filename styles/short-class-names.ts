import { createHash } from 'node:crypto';

type Name = (context: { resourcePath: string }, pattern: string, name: string, ...rest: unknown[]) => string;
type Options = { modules?: { getLocalIdent?: Name } };
type Rule = { oneOf?: Rule[]; rules?: Rule[]; use?: unknown };
type Webpack = { module: { rules: unknown[] } };

/**
 * In a build, a class of a CSS module is named by seven characters instead of its file, its name and a hash: half
 * a KB less script and style each on a page, as both carry the names of all its classes.
 */
export function shortenClassNames<W extends Webpack>(webpack: W): W {
  for (const rule of webpack.module.rules) shortenIn(rule as Rule);
  return webpack;
}

function shortenIn(rule: Rule) {
  for (const inner of [...(rule.oneOf ?? []), ...(rule.rules ?? [])]) shortenIn(inner);
  for (const loader of Array.isArray(rule.use) ? (rule.use as { options?: Options }[]) : []) {
    const modules = loader.options?.modules;
    const longName = modules?.getLocalIdent;
    if (!longName) continue;
    // Typefaces are named here too, all of them from one file: they keep the names that tell them apart.
    modules.getLocalIdent = (context, pattern, name, ...rest) =>
      context.resourcePath.endsWith('.module.css')
        ? shortName(context.resourcePath, name)
        : longName(context, pattern, name, ...rest);
  }
}

/** The same for the server's half of the build and the browser's. Six of 64 letters meet by chance once in 10^10 pairs. */
const shortName = (file: string, name: string) =>
  `_${createHash('sha256')
    .update(`${file.slice(-80)} ${name}`)
    .digest('base64url')
    .slice(0, 6)}`;
