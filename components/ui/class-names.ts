/** Joins class names and skips falsy ones, so that a missing class is never rendered as 'undefined'. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
