/**
 * To be imported before everything else: React and Next choose their production or their development half when they
 * are loaded, and two different halves in one process cannot render a page.
 */
// Next's types call it read-only.
Object.assign(process.env, { NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production' });
