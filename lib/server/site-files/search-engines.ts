import { settings } from '../env';

/**
 * Whether search engines may list the site. A demo is made-up data: it may not, wherever others can reach it. On this
 * machine's own names nobody comes to list it, and the pages show what they would say in earnest.
 */
export const isOpenToSearch = (host: string | undefined) => settings().mode === 'live' || isThisMachine(host);

const isThisMachine = (host = '') => /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host);
