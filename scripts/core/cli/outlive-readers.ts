/**
 * Keeps a command running when its output pipe is closed, as in `npm run generate | head -1`, so that it still writes its files and
 * returns its exit code.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
