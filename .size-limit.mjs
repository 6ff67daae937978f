import { existsSync, readFileSync } from 'node:fs';

/**
 * A budget per page for what a browser loads first, gzipped, page manifests included: 24 KB above a bare page of the
 * same Next.js, which has 111 KB of JavaScript (decision 92); 14 KB of CSS.
 */
const budget = { script: '135 KiB', style: '14 KiB' };
const manifest = '.next/build-manifest.json';
if (!existsSync(manifest)) throw new Error('Build first: npm run build');
const { pages, lowPriorityFiles } = JSON.parse(readFileSync(manifest, 'utf8'));

const shared = new Set(pages['/_app']);
const budgets = Object.entries(pages)
  .filter(([page]) => !page.startsWith('/_') && page !== '/styleguide')
  .flatMap(([page, files]) => {
    // Brackets would be read as a pattern that matches no file.
    const all = [...new Set([...shared, ...files, ...lowPriorityFiles])].map(
      (file) => `.next/${file.replace(/[[\]]/g, '?')}`,
    );
    const [scripts, styles] = [all.filter((file) => file.endsWith('.js')), all.filter((file) => file.endsWith('.css'))];
    return [
      { name: `${page} JavaScript`, path: scripts, limit: budget.script, gzip: true },
      ...(styles.length > 0 ? [{ name: `${page} CSS`, path: styles, limit: budget.style, gzip: true }] : []),
    ];
  });

export default budgets;
