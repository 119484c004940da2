export function makeBundle(root: string, script: string): Promise<string>;
