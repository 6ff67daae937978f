import { z } from 'zod';

/** The response of an endpoint that returns a file. */
export const bytes = z.instanceof(Uint8Array<ArrayBuffer>);
