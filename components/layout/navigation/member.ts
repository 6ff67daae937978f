export type Member = { id: string; name: string; kind: 'user' | 'investor' };
