/**
 * zod tests whether it may use eval, which the strict security policy reports as a violation. Its settings are on the
 * global object, so this small module can disable the test before zod is loaded.
 */
const holder = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
(holder.__zod_globalConfig ??= {}).jitless = true;
