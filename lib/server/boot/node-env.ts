/**
 * Import before everything else: React and Next pick their production or development build when they are loaded, and a
 * mix of both in one process cannot render a page.
 */
// Next's types declare it read-only.
Object.assign(process.env, { NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production' });
