/** The site cannot start, and one clear line says why and what to do. Printed without a stack. */
export class StartFault extends Error {
  override name = 'StartFault';
}
