/**
 * zod tests whether it may use eval, which the content security policy reports as a violation. Its settings are on the
 * global object, so this small module disables the test before zod loads.
 */
const holder = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
(holder.__zod_globalConfig ??= {}).jitless = true;
