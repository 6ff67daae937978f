import { z } from 'zod';

const lockFile = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

/**
 * The runtime dependencies in the lock file, as a CycloneDX document. `npm sbom` cannot produce it: without development
 * packages it omits those that are also runtime dependencies, and with them it fails on a peer dependency that is newer
 * than an ESLint plugin allows.
 */
export function billOfMaterials(lock: unknown, madeAt: Date) {
  const { name, version, packages } = lockFile.parse(lock);
  const running = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { timestamp: madeAt.toISOString(), component: { type: 'application', name, version } },
    components: running.map(([path, entry]) => {
      const full = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const purl = `pkg:npm/${full.replace('@', '%40')}@${entry.version}`;
      const [algorithm, digest = ''] = entry.integrity?.split('-') ?? [];
      return {
        type: 'library',
        'bom-ref': `${purl}#${path}`,
        name: full,
        version: entry.version,
        purl,
        scope: entry.optional ? 'optional' : 'required',
        ...(algorithm === 'sha512'
          ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
          : {}),
        ...(entry.license ? { licenses: [{ expression: entry.license }] } : {}),
      };
    }),
  };
}
