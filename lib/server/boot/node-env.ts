/**
 * Import this module before all others: React and Next choose their production or development build when they are
 * loaded, and a process with both cannot render a page.
 */
// Assigned this way because Next's types declare NODE_ENV read-only.
Object.assign(process.env, { NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production' });
