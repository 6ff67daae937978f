/**
 * zod looks whether it may compile its checks, and the strict security policy reports that look as an attack.
 * Its settings live on the global object, so this small module can say no before zod itself is loaded.
 */
const shelf = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
(shelf.__zod_globalConfig ??= {}).jitless = true;
