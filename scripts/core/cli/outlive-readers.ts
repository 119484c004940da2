/**
 * Keeps a command running when its output pipe is closed, as in `npm run generate | head -1`, so that it still writes its files and
 * returns its exit code. Output that cannot be written otherwise, such as to a file on a full disk, ends it.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", ({ code, message }: NodeJS.ErrnoException) => {
      if (code === "EPIPE") return;
      if (stream === process.stdout) process.stderr.write(`The output cannot be written: ${message}\n`);
      process.exit(2);
    });
  }
}
