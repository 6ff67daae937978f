import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` writes a migration for schema changes. It needs no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/server/platform/db/schema/*.ts',
  out: './lib/server/platform/db/migrations',
});
