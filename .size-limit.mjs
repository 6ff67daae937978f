import { existsSync, readFileSync } from 'node:fs';

/**
 * A budget per page: 20 KB of JavaScript above a bare page of the same Next.js (111 KB, gz), 14 KB of CSS.
 * `npm run bench` measures the bare page anew; this check needs only the build.
 */
const floorKb = 111;
const manifest = '.next/build-manifest.json';
if (!existsSync(manifest)) throw new Error('Build first: npm run build');
const { pages } = JSON.parse(readFileSync(manifest, 'utf8'));

const shared = new Set(pages['/_app']);
const budgets = Object.entries(pages)
  .filter(([page]) => !page.startsWith('/_') && page !== '/styleguide')
  .flatMap(([page, files]) => {
    // Brackets would be read as a pattern that no file fits.
    const all = [...new Set([...shared, ...files])].map((file) => `.next/${file.replace(/[[\]]/g, '?')}`);
    const [scripts, styles] = [all.filter((file) => file.endsWith('.js')), all.filter((file) => file.endsWith('.css'))];
    return [
      { name: `${page} JavaScript`, path: scripts, limit: `${floorKb + 20} KB`, gzip: true },
      ...(styles.length > 0 ? [{ name: `${page} CSS`, path: styles, limit: '14 KB', gzip: true }] : []),
    ];
  });

export default budgets;
