/** Calls a function of the user's. What it throws would end the process: it is a warning of the process instead. */
export function callSafely<Argument>(name: string, callback: (argument: Argument) => unknown, argument: Argument): void {
  try {
    callback(argument);
  } catch (error) {
    process.emitWarning(`The emulator's ${name} threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
