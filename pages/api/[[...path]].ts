export { default } from '@/lib/server/app/next-handler';

/** The API reads bodies itself, so that every refusal is JSON. */
export const config = { api: { bodyParser: false, externalResolver: true } };
