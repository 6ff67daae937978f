/** Joins existing classes, so that a missing one never prints 'undefined'. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
