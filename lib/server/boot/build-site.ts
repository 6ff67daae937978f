import './node-env';
import { ensureBuild } from './build';
import { assertNoOverdueClaims } from './check-claims';
import { loadEnvironment } from './environment';
import { failStart } from './fail-start';

/** `npm run build`: creates the same build as `npm start`. */
try {
  loadEnvironment();
  assertNoOverdueClaims();
  await ensureBuild(process.cwd());
} catch (error) {
  failStart(error);
}
