// The compiler, loaded by `require`. When imported, Node and tsx scan its nine megabytes for exports and module syntax, which more than
// doubles the load time.
import { loadTypescript } from "./commonjs.cjs";

export default loadTypescript();
