/** Where the code under test went, in order: a path, or 'reload'. */
export const goneTo: string[] = [];
