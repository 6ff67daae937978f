import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` writes a migration for what changed in the schema; it needs no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/server/db/schema/*.ts',
  out: './lib/server/db/migrations',
});
