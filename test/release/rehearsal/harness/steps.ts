export class Steps {
  count = 0;

  constructor(readonly print: (text: string) => void) {}

  /** Runs a step to its end; `word` says in short what it saw. */
  async run<T>(name: string, work: () => Promise<T>, word?: (seen: T) => string): Promise<T> {
    const started = performance.now();
    const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(8);
    try {
      const seen = await work();
      this.count++;
      this.print(`${seconds()}  ${name}${word === undefined ? "" : `: ${word(seen)}`}`);
      return seen;
    } catch (error) {
      this.print(`${seconds()}  FAILED: ${name}`);
      throw error;
    }
  }
}
