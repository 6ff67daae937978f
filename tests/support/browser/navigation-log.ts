/** The navigations made by the code under test, in order: a path, or 'reload'. */
export const goneTo: string[] = [];
