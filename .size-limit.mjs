import { existsSync, readFileSync } from 'node:fs';

/** A budget per page: a bare page of the same Next.js has 111 KB of JavaScript, gz (decision 92); 14 KB of CSS. */
const scriptKb = 135;
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
      { name: `${page} JavaScript`, path: scripts, limit: `${scriptKb} KB`, gzip: true },
      ...(styles.length > 0 ? [{ name: `${page} CSS`, path: styles, limit: '14 KB', gzip: true }] : []),
    ];
  });

export default budgets;
