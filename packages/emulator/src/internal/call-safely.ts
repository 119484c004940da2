/** Calls a user's callback and reports what it throws as a process warning, since an uncaught error would end the process. */
export function callSafely<Argument>(name: string, callback: (argument: Argument) => unknown, argument: Argument): void {
  try {
    callback(argument);
  } catch (error) {
    process.emitWarning(`The emulator's ${name} threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
