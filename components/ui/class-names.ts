/** Joins what is there, so that a missing module class never prints 'undefined'. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
