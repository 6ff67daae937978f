/** Values that suit the parameters of our paths; any other gets an x. */
const examples: Record<string, string> = { token: 'a-token-of-nobody', prefix: '5BAA6', ticker: 'ZZZZ' };

/** An address of a contract's path: '/api/posts/:id' is '/api/posts/x'. */
export const exampleAddress = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => examples[name] ?? 'x');
