// The compiler, loaded as the CommonJS module that it is. Where it is imported, Node and tsx search its nine megabytes for exports
// and module syntax, which more than doubles the time that it takes to load.
import { loadTypescript } from "./commonjs.cjs";

export default loadTypescript();
