/**
 * Lets a command go on when nobody reads what it says any more, as in `npm run generate | head -1`: what it writes to the disk and its exit
 * code are as they would be. Otherwise the error of the pipe would end it wherever it is.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
