/** Example values for the parameters of our paths; any other parameter becomes 'x'. */
const examples: Record<string, string> = { token: 'a-token-of-nobody', prefix: '5BAA6', ticker: 'ZZZZ' };

/** Fills in the parameters of a contract's path: '/api/posts/:id' becomes '/api/posts/x'. */
export const exampleAddress = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => examples[name] ?? 'x');
